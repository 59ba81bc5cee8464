export const reset = {
  title: 'Forgot your password',
  description: 'Choose a new password with the link we email you.',
  text: 'Enter your email address. We’ll email you a link to choose a new password.',
  ask: 'Email me a link',
  back: 'Back to login',
  sent_title: 'Check your email',
  sent: 'We’ve sent a link to {email}.',
  sent_perhaps: 'If {email} has an account here, a link is on its way.',
  sent_hint: 'The link works for {hours, plural, one {# hour} other {# hours}}. Nothing there? Check your spam folder.',
} as const;

export const new_password = {
  title: 'Choose a new password',
  text: 'You’ll be logged in here and logged out on all your other devices. You’ll need to add your passkeys again.',
  label: 'New password',
  again: 'Repeat password',
  submit: 'Save password',
  done: 'Your password has been changed.',
} as const;

export const mailed_link = {
  why: 'A link from our emails works once, and for no longer than the email says.',
  ask_anew: 'Ask for a new email',
} as const;

export const mail_change = {
  title: 'Confirm your new email address',
  text: 'Just press the button and this is your account’s email address.',
  submit: 'Use this address',
  done_title: 'Your email address has been changed',
  done: 'Log in with this address from now on. If your old address was confirmed, we sent an email there that lets you undo this.',
  revert_title: 'Restore your old email address',
  revert_text: 'Your account goes back to the address that received this email. Everyone is logged out, and the password stops working.',
  revert_submit: 'Undo the change',
  revert_other: 'Forgot your password',
  reverted_title: 'Your old address is back',
  reverted: 'Everyone is logged out. We’ve sent you an email to choose a new password; that gets you back in.',
  reverted_again: 'Email me another link',
} as const;
