export const notifications = {
  title: 'Notifications',
  row: 'Email, devices, quiet hours',
  intro: 'For each topic, choose what you get by email and on your devices. Each choice applies right away.',
  always: 'You always get emails about your account, your payments and what you’ve reported.',
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
  waiting: 'Not saved yet. We’ll save it as soon as you’re back online.',
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
  new_conversations: 'When a member messages you for the first time.',
  new_messages: 'When a conversation gets a new message. We don’t email what you’ve already read.',
  like: 'When a member likes you, when it’s a match, and when someone viewed your profile.',
  unread_message_reminders: 'Once, when a message is still unread after 24 hours.',
  promotions: 'Discounts and offers. We only send them if you turn this on.',
  weekly_updates: 'Once a week: new members you might like, and what’s waiting for you.',
  news: 'When there’s something new on the site. We only send it if you turn this on.',
  reminders: 'Twice at most, while your email address isn’t confirmed yet.',
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
  hint: 'We don’t send anything during these hours. Anything new waits until they’re over.',
  from: 'From',
  until: 'Until',
  zone: 'Time zone: {zone}.',
  other_zone: 'These hours are in {zone}. This device is on {here}.',
  use_zone: 'Use this device’s time zone',
  digests: 'Daily and weekly emails come at {time} in this time zone, or after your quiet hours.',
};

export const push_device = {
  title: 'On this device',
  label: 'Notifications on this device',
  hint: 'You’ll see when there’s a message, a like or a match, even when the site is closed. In discreet mode, without names or text.',
  last: 'Last notification here: {when}.',
  unsupported: 'This browser can’t show notifications. A recent Chrome, Firefox or Safari can.',
  off_done: 'Notifications are off on this device.',
};

export const emails_off = {
  title: 'Your emails are off',
  back: 'Want them again? We’ll send one email to {email}. Just confirm with the link in it.',
  submit: 'Turn emails on again',
  another: 'Another address',
  sent: 'We’ve sent an email to {email}. Open the link in it and confirm, and your emails are on again.',
  again: 'Send it again',
};

export const disabled_explanation = {
  bounce: 'Emails to {email} come back to us. Is your address still right?',
  fbl: 'One of our emails was marked as spam. That’s why we’ve stopped sending them.',
  listunsubscribe: 'You unsubscribed in your email app. That’s why we’ve stopped sending you emails.',
};

export const unsubscribe = {
  title: 'Unsubscribe',
  question: 'No more emails about “{what}”?',
  text: 'You can stop just these emails, or all emails about messages, likes and news. You always get emails about your account.',
  one: 'Stop these emails',
  all: 'Stop all emails',
  done_type: 'No more emails about “{what}”',
  done_all: 'You won’t get these emails anymore',
  done_text: 'It’s done. If you want them again later, turn them on in your notification settings.',
  preferences: 'Notification settings',
  invalid: 'This link can’t unsubscribe you',
};

export const enable_emails = {
  title: 'Get emails again?',
  text: 'Confirm that this email address is yours. After that we’ll send you emails again, just the way you had them.',
  submit: 'Yes, send them again',
  done_title: 'Your emails are on again',
  done_text: 'Your address is confirmed. Choose what we email you about in your notification settings.',
};
