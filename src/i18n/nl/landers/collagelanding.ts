export const lander_collagelanding = {
  title: 'Eén stuk ontbreekt nog: jij',
  lead: 'Deze mannen laten zich al zien. Jij bepaalt zelf wat je laat zien, en aan wie.',
  lead_everyone: 'Deze mensen laten zich al zien. Jij bepaalt zelf wat je laat zien, en aan wie.',
  lead_drawn: 'Jij bepaalt zelf wat je laat zien, en aan wie.',
} as const;
