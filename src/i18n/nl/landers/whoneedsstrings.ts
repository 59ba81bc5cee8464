export const lander_whoneedsstrings = {
  title: 'Geen verplichtingen nodig',
  lead: 'Zeg wat je zoekt en vind mannen die hetzelfde willen.',
} as const;
