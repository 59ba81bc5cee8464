import type { MembersMessages, PartialCatalogue } from '../messages.ts';

export default {
  gift_name: {
    dinner: 'Souper',
  },
} satisfies PartialCatalogue<MembersMessages>;
