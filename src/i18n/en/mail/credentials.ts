/** Subjects and previews are neutral, because other people may see the screen. */
export const password_reset_mail = {
  subject: 'Choose a new password for {site}',
  preview: 'Use the button to choose a new password.',
  greeting: 'Hi {name},',
  text: 'You asked for a new password. Choose it with the button below. You’ll be logged in right away, and logged out on all your other devices.',
  button: 'Choose a new password',
  link: 'Button not working? Open this link:',
  expires: 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  not_you: 'Didn’t ask for this? Then you don’t need to do anything: your password stays the same.',
} as const;

export const password_changed_mail = {
  subject: 'Your password for {site} has been changed',
  preview: 'Wasn’t it you? Read on.',
  greeting: 'Hi {name},',
  text: 'You have a new password now. You’re logged out on all your other devices.',
  passkeys: 'Your passkeys were removed, in case someone else had added one. You can create a new one in your settings.',
  not_you: 'Wasn’t it you? Choose a new password right away: that locks out anyone who can get into your account now.',
  button: 'That wasn’t me',
  link: 'Button not working? Open this link:',
} as const;

export const email_change_mail = {
  subject: 'Confirm your new email address for {site}',
  preview: 'One click and this is your address.',
  greeting: 'Hi {name},',
  text: 'You want to use this email address for your account. Confirm with the button that you read your email here. Until then, your old address stays in use.',
  button: 'Use this address',
  link: 'Button not working? Open this link:',
  expires: 'The link works once, for {hours, plural, one {# hour} other {# hours}}.',
  not_you: 'Didn’t ask for this? Then you don’t need to do anything.',
} as const;

export const email_change_asked_mail = {
  subject: 'Change of your email address at {site}',
  preview: 'Wasn’t it you? Read on.',
  greeting: 'Hi {name},',
  text: 'Your account gets a new email address once it’s confirmed: {email}. Until then, this one stays in use.',
  not_you: 'Wasn’t it you? Then someone else knows your password. Choose a new one: that stops the change and logs everyone out.',
  button: 'That wasn’t me',
  link: 'Button not working? Open this link:',
} as const;

export const email_changed_mail = {
  subject: 'Your email address for {site} has been changed',
  preview: 'Wasn’t it you? You can undo it.',
  greeting: 'Hi {name},',
  text: 'Your account now uses {email}. This address is no longer part of it.',
  again: 'Your account now uses another email address. This one is no longer part of it.',
  not_you: 'Wasn’t it you? Undo it with the button. Then this address is yours again, everyone is logged out, and we’ll send you a link to choose a new password.',
  button: 'Undo the change',
  link: 'Button not working? Open this link:',
  expires: 'You can undo it for {days, plural, one {# day} other {# days}}.',
} as const;
