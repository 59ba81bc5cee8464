import type { PartialCatalogue, PublicMessages } from '../messages.ts';

/** What is said differently in Flanders; everything else is Dutch. */
export default {
  signup: {
    name_hint: 'Andere leden zien deze naam. Het hoeft je echte naam niet te zijn.',
  },
  state: {
    loading: 'Een ogenblik',
  },
} satisfies PartialCatalogue<PublicMessages>;
