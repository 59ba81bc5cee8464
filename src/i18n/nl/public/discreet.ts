/** In discreet mode, `name` replaces the site's name in titles, logo, emails and their sender. */
export const discreet = {
  name: 'Agenda',
  leave: 'Snel weg',
  leave_short: 'Weg',
} as const;
