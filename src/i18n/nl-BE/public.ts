import type { PartialCatalogue, PublicMessages } from '../messages.ts';

export default {
  signup: {
    name_hint: 'Andere leden zien deze naam. Het hoeft je echte naam niet te zijn.',
  },
  state: {
    loading: 'Een ogenblik',
  },
} satisfies PartialCatalogue<PublicMessages>;
