/** The swipe game. */
export const swipe_game = {
  title: 'Swipe game',
  no: 'No',
  yes: 'Yes',
} as const;
