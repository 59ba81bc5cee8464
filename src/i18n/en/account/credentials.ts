export const password_settings = {
  title: 'Password',
  intro: 'You’ll be logged out on your other devices.',
  old: 'Old password',
  submit: 'Change password',
  done: 'Your password has been changed. You’re logged out on your other devices.',
} as const;

/** Texts of the reauthentication. */
export const reauthentication = {
  password: 'Your password',
} as const;

export const email_settings = {
  title: 'Email address',
  intro: 'Your current address is {email}.',
  new: 'New email address',
  another: 'Use another address',
  hint: 'We’ll send a link there. Until you open it, your old address stays in use.',
  submit: 'Change address',
  asked: 'An email is on its way.',
  waiting: 'Waiting for {email} to be confirmed',
  waiting_text: 'Open the link in the email we sent there. It works until {until}.',
  cancel: 'Don’t change it',
  cancelled: 'Your address stays as it is.',
} as const;
