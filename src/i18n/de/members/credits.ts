export const time_bonus = {
  banner: '{percentage, number}% Willkommensrabatt',
  left: 'noch',
  title: 'Dein Willkommensbonus',
  percentage: '{percentage, number}%',
  offer: 'Rabatt auf dein erstes Paket',
  unlock: 'Deine Credits sind aufgebraucht. Mit einem Paket schreibst du weiter, siehst alle Fotos von Mitgliedern und hast Premium, für immer.',
  fast: 'Der Rabatt gilt nur in deinen ersten {hours, number} Stunden.',
  valid: 'Das Angebot gilt noch',
  receipt: 'Deine Credits sind sofort da, der Beleg kommt per Mail. Kein Abo.',
} as const;
