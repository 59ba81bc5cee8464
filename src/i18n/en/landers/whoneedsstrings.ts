export const lander_whoneedsstrings = {
  title: 'Who needs strings?',
  lead: 'Cut them, or keep one. As long as you’re honest about what you’re after.',
  reason: 'What are you after?',
  fun: 'No strings attached',
  fun_text: 'A good evening is plenty.',
  dates: 'See where it goes',
  dates_text: 'Dating, with an open ending.',
  chat: 'Just chatting',
  chat_text: 'A good conversation can make your evening, too.',
} as const;
