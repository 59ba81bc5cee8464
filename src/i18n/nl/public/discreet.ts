/** What is shown instead of the site's name where others may look: title, icon's name, sender of letters, push, statements. */
export const discreet = {
  name: 'Agenda',
  leave: 'Snel weg',
  leave_short: 'Weg',
} as const;
