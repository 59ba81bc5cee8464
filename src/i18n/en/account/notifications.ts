export const notifications = {
  title: 'Notifications',
  row: 'Email, devices, quiet hours',
  intro: 'Choose what reaches you by email and what on your devices. Each choice counts right away.',
  always: 'Emails about your account, your payments and what you reported yourself always reach you.',
  group_messages: 'Messages',
  group_likes: 'Likes and visits',
  group_site: 'From {site}',
  email: 'By email',
  push: 'On your devices',
  summary: 'Email: {email} · devices: {push}',
  summary_email: 'Email: {email}',
  on: 'on',
  off: 'off',
  off_now: 'off for now',
  saved: '“{label}” is saved',
  saving: 'Saving …',
  waiting: 'Not saved yet. We’ll do that as soon as there’s a connection.',
};

export const notification_type = {
  new_conversations: 'New conversations',
  new_messages: 'New messages',
  like: 'Likes, matches and visitors',
  unread_message_reminders: 'Still unread',
  promotions: 'Offers',
  weekly_updates: 'Weekly update',
  news: 'News',
  reminders: 'Finishing your sign-up',
};

export const notification_hint = {
  new_conversations: 'When a member writes to you for the first time.',
  new_messages: 'When a conversation gets a new message. We don’t email what you have read already.',
  like: 'When a member likes you, when you’re a match, and when your profile was viewed.',
  unread_message_reminders: 'Once, when a message is still unread after 24 hours.',
  promotions: 'Discounts and offers. We only send them if you turn this on.',
  weekly_updates: 'Once a week: new members who fit you, and what is waiting for you.',
  news: 'When there is something new on the site. We only send it if you turn this on.',
  reminders: 'Twice at most, while your sign-up isn’t complete because your email address isn’t confirmed.',
};

export const frequency = {
  at_once: 'Right away',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
};

export const frequency_short = {
  at_once: 'right away',
  daily: 'daily',
  weekly: 'weekly',
  never: 'off',
};

export const quiet_hours = {
  title: 'Quiet hours',
  every_day: 'Quiet at set times every day',
  hint: 'We send nothing then. What comes meanwhile reaches you afterwards.',
  from: 'From',
  until: 'Until',
  zone: 'Time zone: {zone}.',
  other_zone: 'These hours are in {zone}. This device is on {here}.',
  use_zone: 'Use the time of this device',
  digests: 'Daily and weekly emails come at {time} in this time zone, or after your quiet hours.',
};

export const push_device = {
  title: 'On this device',
  label: 'Notifications on this device',
  hint: 'You see it when there is a message, a like or a match, even when the site is closed. In discreet mode without names and texts.',
  last: 'Last notification here: {when}.',
  unsupported: 'This browser can’t show notifications. A current Chrome, Firefox or Safari can.',
  off_done: 'Notifications are off on this device.',
};

export const emails_off = {
  title: 'Your emails are off',
  back: 'Want them again? We’ll send one email to {email}. With the link in it you confirm that.',
  submit: 'Turn emails on again',
  another: 'Another address',
  sent: 'We’ve sent an email to {email}. Open the link in it and confirm, and your emails are on again.',
  again: 'Send it again',
};

export const disabled_explanation = {
  bounce: 'Emails to {email} come back to us. Is your address still right?',
  fbl: 'One of our emails was marked as spam. So we don’t send you any more.',
  listunsubscribe: 'You unsubscribed in your mail program. So we don’t send you any more emails.',
};

export const unsubscribe = {
  title: 'Unsubscribe',
  question: 'No more emails about “{what}”?',
  text: 'You can stop just these emails, or all emails about messages, likes and news. Emails about your account always reach you.',
  one: 'Stop these emails',
  all: 'Stop all emails',
  done_type: 'No more emails about “{what}”',
  done_all: 'You won’t get these emails any more',
  done_text: 'It’s done. If you want them again later, turn them on under your notifications.',
  preferences: 'Notification settings',
  invalid: 'This link can’t unsubscribe you',
};

export const enable_emails = {
  title: 'Get emails again?',
  text: 'Confirm that this email address is yours. After that we’ll send you emails again, just as you had set them.',
  submit: 'Yes, send them again',
  done_title: 'Your emails are on again',
  done_text: 'Your address is confirmed. Under your notifications you choose what we email about.',
};
