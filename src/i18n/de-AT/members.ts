import type { MembersMessages, PartialCatalogue } from '../messages.ts';

export default {
  icebreaker: {
    about_me: 'Servus {name}, dein Profil hat mich neugierig gemacht. Erzählst du mir mehr?',
  },
  icebreaker_interest: {
    party: 'Gehst du früh heim oder drehst du das Licht ab?',
    biking: 'Rennrad, Mountainbike oder einfach zum nächsten Beisl?',
    animals: 'Hund oder Katze? Und wer hat bei dir daheim das Sagen?',
    beach: 'Ein Tag am Strand: lesen, schwimmen oder vor allem Leute schauen?',
    sushi: 'Wo gibt es das beste Sushi? Ich suche noch ein Stammlokal.',
    beer: 'Was war heuer dein bestes Bier?',
  },
  icebreaker_topic: {
    place: 'An welchem Ort fühlst du dich am meisten daheim?',
  },
  interest: {
    kissing: 'Schmusen',
    party: 'Fortgehen',
  },
} satisfies PartialCatalogue<MembersMessages>;
