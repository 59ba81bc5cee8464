export const lander_iconslanding = {
  title: 'Worauf hast du Lust?',
  lead: 'Tipp an, was zu dir passt. Dann steht es schon in deinem Profil.',
  reasons: 'Was suchst du?',
  interests: 'Was macht dich glücklich?',
  none: 'Noch nichts gewählt',
  on: 'Jetzt dein Name',
  begin: 'Und jetzt dein Name',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Zwei Zahnbürsten in einem Becher',
  dates: 'Ein Drink, und dann mal sehen',
  friends: 'Jemand, den du einfach anrufen kannst',
  chat: 'Erst mal ein gutes Gespräch',
  fun: 'Heute Abend bitte nicht stören',
} as const;
