/** Mails about password and address. Subjects and previews name neither the product's kind nor the member: others may see the screen. */
export const password_reset_mail = {
  subject: 'Choose a new password for {site}',
  preview: 'The button leads to a new password.',
  greeting: 'Hi {name},',
  text: 'You asked for a new password. Choose it with the button below; you are then logged in at once, and logged out on every other device.',
  button: 'Choose a new password',
  link: 'Does the button not work? Open this address:',
  expires: 'The link works for {hours, plural, one {# hour} other {# hours}}, and once.',
  not_you: 'Did you not ask for this? Then you need not do anything: your password stays as it is.',
} as const;

export const password_changed_mail = {
  subject: 'Your password for {site} was changed',
  preview: 'Was this not you? Read on.',
  greeting: 'Hi {name},',
  text: 'You now have another password. Everywhere else you are logged out.',
  passkeys: 'Your passkeys were removed, in case somebody else had added one. You can make a new one in your settings.',
  not_you: 'Was this not you? Choose a new password yourself at once: it shuts out everybody who can get into your account now.',
  button: 'It was not me',
  link: 'Does the button not work? Open this address:',
} as const;

export const email_change_mail = {
  subject: 'Confirm your new email address for {site}',
  preview: 'One click and this is your address.',
  greeting: 'Hi {name},',
  text: 'You want to use this email address for your account. Confirm with the button that you read your mail here; until then your old address stays in use.',
  button: 'Use this address',
  link: 'Does the button not work? Open this address:',
  expires: 'The link works for {hours, plural, one {# hour} other {# hours}}, and once.',
  not_you: 'Did you not ask for this? Then you need not do anything.',
} as const;

export const email_change_asked_mail = {
  subject: 'Another email address was asked for at {site}',
  preview: 'Was this not you? Read on.',
  greeting: 'Hi {name},',
  text: 'Your account gets another email address as soon as that is confirmed: {email}. Until then this one stays in use.',
  not_you: 'Was this not you? Then somebody knows your password. Choose a new one: the change is off then, and whoever is in your account now is out.',
  button: 'It was not me',
  link: 'Does the button not work? Open this address:',
} as const;

export const email_changed_mail = {
  subject: 'Your email address for {site} was changed',
  preview: 'Was this not you? You can undo it.',
  greeting: 'Hi {name},',
  text: 'Your account now belongs to {email}. This address is no longer part of it.',
  again: 'Your account has another email address now. This one is no longer part of it.',
  not_you: 'Was this not you? Undo it with the button: this address is yours again then, everybody is logged out, and we send you a link to a new password.',
  button: 'Undo the change',
  link: 'Does the button not work? Open this address:',
  expires: 'It can be undone for {days, plural, one {# day} other {# days}}.',
} as const;
