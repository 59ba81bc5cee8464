/** New passwords, forgotten ones, and links that came by mail. */
export const reset = {
  title: 'Forgot your password',
  description: 'Choose a new password with the link we mail you.',
  text: 'Enter your email address. We mail you a link that leads to a new password.',
  ask: 'Mail me a link',
  back: 'Back to login',
  sent_title: 'Check your mail',
  sent: 'We sent a link to {email}.',
  sent_perhaps: 'If {email} has an account here, a link is on its way.',
  sent_hint: 'The link works for {hours, plural, one {# hour} other {# hours}}. Nothing there? Look in your spam.',
} as const;

export const new_password = {
  title: 'Choose a new password',
  text: 'You are then logged in here and logged out everywhere else. Passkeys have to be added again.',
  label: 'New password',
  again: 'Once more',
  submit: 'Save the password',
  done: 'Your password was changed.',
} as const;

export const mailed_link = {
  why: 'A link from our mail works once, and no longer than it says.',
  ask_anew: 'Ask for a new mail',
} as const;

export const mail_change = {
  title: 'Confirm your new email address',
  text: 'One press of the button and this is the address of your account.',
  submit: 'Use this address',
  done_title: 'Your email address was changed',
  done: 'Log in with this address from now on. If your old address was confirmed, it got a mail that lets you undo this.',
  revert_title: 'Restore your old email address',
  revert_text: 'Your account then belongs to the address that got this mail again. Everybody is logged out, and the password stops working.',
  revert_submit: 'Undo the change',
  revert_other: 'Forgot your password',
  reverted_title: 'Your old address is back',
  reverted: 'Everybody is logged out. We sent you a mail to choose a new password; it lets you in again.',
  reverted_again: 'Mail me another link',
} as const;
