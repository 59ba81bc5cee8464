export const lander_transitionsvideolanding = {
  title: 'Du regard aux mots',
  lead: 'Un visage, un like, une conversation. Ici, l’un mène à l’autre.',
  face: 'Un visage te reste en tête',
  like: 'Deux likes font un match',
  message: 'Et puis un premier message',
  story:
    'Un film d’animation où des portraits se fondent l’un dans l’autre, en forme de cœur, de bulle ou de vague.',
} as const;
