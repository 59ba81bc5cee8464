export const lander_transitionsvideolanding = {
  title: 'De mirarse a hablarse',
  lead: 'Una cara, un like, una conversación. Aquí una cosa lleva a la otra.',
  face: 'Ves una cara que se te queda grabada',
  like: 'Dos likes hacen un match',
  message: 'Y después, un primer mensaje',
  story:
    'Una película dibujada en la que unos retratos se funden con otros, en forma de corazón, de globo de diálogo o de ola.',
} as const;
