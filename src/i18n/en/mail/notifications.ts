export const notification_mail = {
  unsubscribe: 'Stop these emails',
  preferences: 'Notification settings',
} as const;

export const notifications_enable_mail = {
  subject: 'Emails from {site} again?',
  preview: 'Confirm that this address is yours.',
  text: 'You asked to get emails about messages, likes and other news again. With the button you confirm that this address works and is yours. After that we’ll send them again, just as you had set them.',
  button: 'Yes, send them again',
  expires: 'The link works for {days, plural, one {# day} other {# days}}, and once.',
  not_you: 'Didn’t ask for this? Then there’s nothing to do: nothing changes.',
} as const;
