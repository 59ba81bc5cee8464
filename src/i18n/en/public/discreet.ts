/** Replaces the site's name in titles, icon, email sender, push messages and statements. */
export const discreet = {
  name: 'Calendar',
  leave: 'Leave now',
  leave_short: 'Leave',
} as const;
