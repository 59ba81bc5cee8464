export const discreet = {
  name: 'Agenda',
  leave: 'Snel weg',
  leave_short: 'Weg',
} as const;
