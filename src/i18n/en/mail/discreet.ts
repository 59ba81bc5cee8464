export const discreet_mail = {
  subject: 'You have a new notification',
  preview: 'Have a look whenever it suits you.',
} as const;
