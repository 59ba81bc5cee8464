/** By what happened last. */
export const push_question = {
  message: 'Want to know right away when there’s an answer?',
  like: 'Want to know right away when someone likes you?',
};

export const push_offer = {
  text: 'We’ll tell you about new messages, likes and matches, even when the site is closed.',
  control: 'You choose what to hear about, and when it’s quiet. In discreet mode, notifications show no name or text.',
  turn_on: 'Turn on notifications',
  not_now: 'No, thanks',
  done: 'Notifications are on for this device.',
  undecided: 'You haven’t chosen yet.',
  failed: 'Notifications could not be turned on. Please try again later.',
  denied_title: 'Notifications are blocked',
  denied: 'Your browser blocks notifications from this site. Here’s how to change that:',
  denied_in_app: 'Notifications from this app are blocked. Here’s how to change that:',
  denied_app: 'Press and hold the app’s icon, or open the app’s ⋮ menu, and choose “App info”. Turn on “Notifications” there.',
  denied_chrome: 'Click or tap the icon to the left of the web address, choose “Permissions” or “Site settings”, and allow “Notifications”.',
  denied_firefox: 'Click or tap the padlock to the left of the web address and remove the block on “Send notifications”. Then reload the page.',
  denied_safari: 'In the Safari menu choose “Settings”, then “Websites” and “Notifications”, and allow this site.',
  denied_ios: 'Open the Settings app, choose “Notifications”, then this site, and allow notifications.',
  install: 'On an iPhone or iPad, notifications work when the site is on your home screen:',
  install_open: 'Open the site from your home screen and turn notifications on there.',
};

export const ios_install = {
  share: 'In your browser’s bar, tap the square with the arrow pointing up.',
  add: 'Choose “Add to Home Screen”.',
  confirm: 'Tap “Add” at the top right.',
} as const;

export const disabled_alert = {
  label: 'Your emails are off',
};

export const disabled_reason = {
  bounce: 'Our emails don’t reach you',
  fbl: 'Your emails are off after a spam report',
  listunsubscribe: 'Your emails are off: you unsubscribed',
};
