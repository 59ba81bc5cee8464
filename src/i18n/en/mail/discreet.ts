/** Any letter to a discreet member, as the list of letters shows it. */
export const discreet_mail = {
  subject: 'You have a new notification',
  preview: 'Have a look whenever it suits you.',
} as const;
