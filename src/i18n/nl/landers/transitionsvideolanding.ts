export const lander_transitionsvideolanding = {
  title: 'Van kijken naar praten',
  lead: 'Een gezicht, een like, een gesprek. Zo gaat het hier in elkaar over.',
  face: 'Je ziet een gezicht dat je bijblijft',
  like: 'Twee likes zijn een match',
  message: 'En dan een eerste bericht',
  story:
    'Een getekende film waarin portretten in elkaar overgaan, in de vorm van een hart, een tekstballon of een golf.',
} as const;
