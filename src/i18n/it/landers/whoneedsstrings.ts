export const lander_whoneedsstrings = {
  title: 'E se tagliassi tutti i fili?',
  lead: 'Tagliali, oppure tienine uno. Basta dire con sincerità che cosa cerchi.',
  reason: 'Tu che cosa cerchi?',
  fun: 'Senza impegno',
  fun_text: 'Una bella serata, non serve altro.',
  dates: 'Vedere dove porta',
  dates_text: 'Uscire insieme, con il finale aperto.',
  chat: 'Solo parlare',
  chat_text: 'Anche una bella chiacchierata è una serata.',
} as const;
