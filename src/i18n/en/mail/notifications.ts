export const notification_mail = {
  unsubscribe: 'Stop these emails',
  preferences: 'Notification settings',
  photo_of: 'Photo of {name}',
} as const;

/** The whole text of every notification email in discreet mode; it must fit each of them. */
export const discreet_notification = {
  text: 'There’s something new for you. To keep it private, this email doesn’t say what.',
  button: 'Take a look',
  why: 'You’re getting this email because you have these notifications turned on. The button shows who it’s from.',
} as const;

export const notifications_enable_mail = {
  subject: 'Get emails from {site} again?',
  preview: 'Confirm that this address is yours.',
  text: 'You asked to get emails about messages, likes and other news again. Use the button to confirm that this address works and is yours. After that, we’ll send them again, just the way you had them.',
  button: 'Yes, send them again',
  expires: 'The link works once, for {days, plural, one {# day} other {# days}}.',
  not_you: 'Didn’t ask for this? Then you don’t need to do anything: nothing will change.',
} as const;

/** Instead of the text and the footer in discreet mode. */
export const notifications_enable_discreet = {
  text: 'Use the button to confirm that this address is yours. To keep it private, this email doesn’t say what for.',
  button: 'Confirm',
} as const;

export const export_notifications = {
  title: 'Notifications',
  chosen: 'email: {email}, push: {push}',
  quiet: 'Quiet hours',
  devices: 'Devices that get push notifications',
  emails: 'Notification emails of the last 30 days',
  announcements: 'Announcements of the last year',
} as const;

export const export_notification = {
  new_conversations: 'New conversations',
  new_messages: 'New messages',
  like: 'Likes, matches and visits',
  unread_message_reminders: 'Reminder of unread messages',
  promotions: 'Offers',
  weekly_updates: 'Weekly update',
  news: 'News about the site',
  reminders: 'Reminders about your sign-up',
} as const;

export const export_frequency = {
  at_once: 'right away',
  daily: 'daily',
  weekly: 'weekly',
  never: 'never',
} as const;
