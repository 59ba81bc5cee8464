/** Replaces the site's name in titles, icon, email sender, push messages and statements. */
export const discreet = {
  name: 'Agenda',
  leave: 'Snel weg',
  leave_short: 'Weg',
} as const;
