/** Changing one's password and address. */
export const password_settings = {
  title: 'Password',
  intro: 'You are logged out on your other devices.',
  old: 'Old password',
  submit: 'Change the password',
  done: 'Your password was changed. Elsewhere you are logged out.',
} as const;

/** Asked for where it has to be sure who asks. */
export const proof = {
  password: 'Your password',
} as const;

export const email_settings = {
  title: 'Email address',
  intro: 'Your address is now {email}.',
  new: 'New email address',
  another: 'Another address instead',
  hint: 'We send a link to it. Until you confirm it, your old address stays in use.',
  submit: 'Change the address',
  asked: 'A mail is on its way.',
  waiting: 'Waiting for {email} to be confirmed',
  waiting_text: 'Open the link in the mail we sent there; it works until {until}.',
  cancel: 'Do not change it',
  cancelled: 'Your address stays as it is.',
} as const;
