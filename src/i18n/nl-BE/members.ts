import type { MembersMessages, PartialCatalogue } from '../messages.ts';

export default {
  interest: {
    gym: 'Fitness',
    party: 'Fuiven',
    bbq: 'BBQ',
  },
  profile: {
    nothing_filled_in: '{name} heeft nog niets ingevuld. Vraag er gerust eens naar.',
  },
} satisfies PartialCatalogue<MembersMessages>;
