export const swipe_game = {
  no: 'Nein',
  yes: 'Ja',
  judge: 'Gefällt dir {name}?',
  open: 'Profil ansehen',
  undo: 'Letztes Nein zurücknehmen',
  left: 'Heute noch {swipes, plural, =0 {keine Swipes} one {# Swipe} other {# Swipes}} und {likes, plural, =0 {keine Likes} one {# Like} other {# Likes}}',
  keys: 'Mit der Tastatur: ← heißt nein, → heißt ja, die Rücktaste nimmt dein letztes Nein zurück.',
  out_of_swipes: 'Deine Swipes für heute sind aufgebraucht',
  out_of_swipes_text:
    '{day, select, today {Warte noch etwas: Ab heute,} other {Warte bis morgen: Ab}} {when} Uhr hast du wieder {swipes} Swipes und {likes} Likes.',
  out_of_likes: 'Deine Likes für heute sind aufgebraucht.',
  out_of_likes_text:
    '{day, select, today {Warte noch etwas: Ab heute,} other {Warte bis morgen: Ab}} {when} Uhr hast du wieder {likes} Likes. Nein sagen kannst du weiterhin, und auf Profilen kannst du auch liken.',
  empty: 'Du hast alle gesehen',
  empty_text:
    'Im Moment gibt es keine neuen Karten in dem Alter, das du suchst. Such oben etwas weiter oder schau bei allen Mitgliedern. Wen du übersprungen hast, siehst du nach {days} Tagen wieder.',
  preferences: 'Wen du sehen willst',
  preferences_now: '{from}–{until} Jahre, {is, select, near {{km} km} other {überall}}',
  preferences_why:
    'Das gilt für das Swipe-Spiel, den Matchfinder und deine ersten Matches. Niemand sonst sieht es.',
  preferences_far: 'Du siehst zuerst Mitglieder in der Nähe, danach welche von weiter weg.',
  gone: '{name} ist nicht mehr da. Es hat dich keinen Like gekostet.',
  waiting: '{count, plural, one {# Swipe wartet} other {# Swipes warten}}, bis du wieder Verbindung hast.',
} as const;
