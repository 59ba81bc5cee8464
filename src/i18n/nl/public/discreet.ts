/** Neutral texts instead of the name of the site: title, icon name, email sender, push messages, statements. */
export const discreet = {
  name: 'Agenda',
  leave: 'Snel weg',
  leave_short: 'Weg',
} as const;
