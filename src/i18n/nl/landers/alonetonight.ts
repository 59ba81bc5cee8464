export const lander_alonetonight = {
  title: 'Alleen vanavond?',
  lead: 'Er is altijd iemand wakker. Kijk wie er nu online is.',
} as const;
