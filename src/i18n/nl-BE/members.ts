import type { MembersMessages, PartialCatalogue } from '../messages.ts';

/** What is said differently in Flanders; everything else is Dutch. */
export default {
  interest: {
    gym: 'Fitness',
    party: 'Fuiven',
    bbq: 'BBQ',
  },
  profile: {
    nothing_told: '{name} heeft nog niets ingevuld. Vraag er gerust eens naar.',
  },
} satisfies PartialCatalogue<MembersMessages>;
