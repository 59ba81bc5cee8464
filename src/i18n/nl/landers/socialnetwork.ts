export const lander_socialnetwork = {
  title: 'Mannen om te leren kennen, niet om te volgen',
  title_everyone: 'Mensen om te leren kennen, niet om te volgen',
  lead: 'Geen volgers, geen reclame. Alleen leden, en wat zij zelf laten zien.',
  circle: 'Leden die zich laten zien',
  drawn: 'Zo ziet het eruit',
  first: 'Kies eerst een naam, dan kun je liken en schrijven.',
  join: 'Doe mee',
  like: '{name} liken: kies eerst een naam',
  write: '{name} schrijven: kies eerst een naam',
  promise: 'Onze belofte',
} as const;
