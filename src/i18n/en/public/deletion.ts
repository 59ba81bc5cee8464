/** The account is deleted and not yet final (section 2, /account-deleted). */
export const account_deleted = {
  title: 'Your account is deleted',
  hidden: 'Nobody sees you any more, and you are logged out everywhere.',
  until: 'Until {until} you can come back, with the link in the mail we just sent you. After that we erase all of it for good.',
  days: 'For {days, number} days you can come back, with the link in the mail we sent you. After that we erase all of it for good.',
  goodbye: 'Thank you for being here. Take care.',
  home: 'To the front page',
};

/** The way back within the 14 days. */
export const reactivation = {
  title: 'Do you want to come back?',
  text: 'One press of the button and your account is there again, as you left it. Then you log in.',
  submit: 'Yes, I’m back',
  done_title: 'Welcome back',
  done_text: 'Everything is as it was. You only have to log in.',
  done_login: 'Log in',
  expired_help: 'Log in with your email and password: there you can ask for a new mail, as long as the 14 days are not over.',
  resend: 'Send the mail again',
  resent: 'The mail is on its way. Have a look in your spam, too.',
};
