export const lander_transitionsvideolanding = {
  title: 'Van kijken naar praten',
  lead: 'Een blik, een like, een gesprek. Zo gaat het hier.',
} as const;
