/** The swipe game. */
export const swipe_game = {
  title: 'Swipe game',
  no: 'Nee',
  yes: 'Ja',
} as const;
