export const lander_whoneedsstrings = {
  title: '¿Con ataduras o sin ellas?',
  lead: 'Córtalas todas o quédate con una. Lo que cuenta es decir con claridad qué buscas.',
  reason: '¿Qué buscas tú?',
  fun: 'Sin compromiso',
  fun_text: 'Una buena noche, no hace falta más.',
  dates: 'A ver qué pasa',
  dates_text: 'Quedar, con final abierto.',
  chat: 'Solo hablar',
  chat_text: 'Una buena conversación también es un plan.',
} as const;
