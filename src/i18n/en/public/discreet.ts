/** In discreet mode, `name` replaces the site's name in titles, logo, emails and their sender. */
export const discreet = {
  name: 'Calendar',
  leave: 'Leave now',
  leave_short: 'Leave',
} as const;
