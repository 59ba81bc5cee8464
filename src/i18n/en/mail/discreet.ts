/** Subject and preview of every email to a member with discreet mode. */
export const discreet_mail = {
  subject: 'You have a new notification',
  preview: 'Have a look whenever it suits you.',
} as const;
