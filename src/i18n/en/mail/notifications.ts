export const notification_mail = {
  unsubscribe: 'Stop these emails',
  preferences: 'Notification settings',
  photo_of: 'Photo of {name}',
} as const;

/** The whole text of every notification email in discreet mode; it must fit each of them. */
export const discreet_notification = {
  text: 'There’s something new for you. To keep it private, this email doesn’t say what.',
  button: 'Take a look',
  why: 'You get this email because you have these notifications turned on. The button shows who it’s from.',
} as const;

export const notifications_enable_mail = {
  subject: 'Emails from {site} again?',
  preview: 'Confirm that this address is yours.',
  text: 'You asked to get emails about messages, likes and other news again. With the button you confirm that this address works and is yours. After that we’ll send them again, just as you had set them.',
  button: 'Yes, send them again',
  expires: 'The link works for {days, plural, one {# day} other {# days}}, and once.',
  not_you: 'Didn’t ask for this? Then there’s nothing to do: nothing changes.',
} as const;
