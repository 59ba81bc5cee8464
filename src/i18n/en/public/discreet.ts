/** Neutral texts instead of the name of the site: title, icon name, email sender, push messages, statements. */
export const discreet = {
  name: 'Calendar',
  leave: 'Leave now',
  leave_short: 'Leave',
} as const;
