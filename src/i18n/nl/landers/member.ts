export const lander_member = {
  title: 'Maak kennis met {name}',
  lead: 'Meld je gratis aan en stuur {name} een bericht.',
} as const;
