import type { MembersMessages, PartialCatalogue } from '../messages.ts';

export default {
  gift_name: {
    beer: 'Pintje',
    cinema: 'Filmavond',
  },
  icebreaker: {
    about_me: 'Hey {name}, ik heb je profiel gelezen en werd nieuwsgierig. Vertel eens wat meer?',
  },
  icebreaker_interest: {
    gym: 'Wat is jouw vaste oefening in de fitness, en welke sla je stiekem over?',
    biking: 'Racefiets, mountainbike of gewoon naar het café?',
    beer: 'Wat is het beste bier dat je dit jaar hebt gedronken?',
  },
  interest: {
    kissing: 'Kussen',
    gym: 'Fitness',
  },
  profile: {
    nothing_filled_in: '{name} heeft nog niets ingevuld. Vraag er gerust eens naar.',
  },
  near: {
    ask_next: 'Je browser vraagt zo meteen om toestemming.',
  },
} satisfies PartialCatalogue<MembersMessages>;
