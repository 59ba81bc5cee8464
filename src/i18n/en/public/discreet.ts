/** What is shown instead of the site's name where others may look: title, icon's name, sender of letters, push, statements. */
export const discreet = {
  name: 'Calendar',
  leave: 'Leave now',
  leave_short: 'Leave',
} as const;
