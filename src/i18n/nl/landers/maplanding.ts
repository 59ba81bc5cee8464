export const lander_maplanding = {
  title: 'Dichtbij, en toch discreet',
  lead: 'Zoek in je buurt. Niemand ziet waar je precies bent.',
} as const;
