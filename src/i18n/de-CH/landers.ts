import type { LanderMessages, PartialCatalogue } from '../messages.ts';

export default {
  lander_adultonly: {
    inside: 'Komm rein. Wie du heisst, bestimmst du.',
    neutral_title: 'Von aussen neutral',
    nameless_text: 'Diskret heisst auch: kein Name und kein Text auf deinem Sperrbildschirm.',
  },
  lander_form: {
    name: 'Wie willst du heissen?',
  },
  lander_maplanding: {
    light_text:
      'Je grösser das Licht, desto mehr Menschen wohnen dort. Auf dieser Karte ist kein einziges Mitglied.',
    distance_text: '«{near}» oder «{far}». Nie die Meter, nie die Strasse.',
  },
  lander_video: {
    lead: 'Irgendwo in der Stadt brennt noch Licht. Sag, wie du heisst, und fang an.',
  },
} satisfies PartialCatalogue<LanderMessages>;
