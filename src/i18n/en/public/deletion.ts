export const account_deleted = {
  title: 'Your account is deleted',
  hidden: 'Nobody can see you anymore, and you’re logged out everywhere.',
  until: 'You can come back until {until}, with the link in the email we just sent you. After that, we erase everything for good.',
  days: 'You can come back for {days, number} days, with the link in the email we sent you. After that, we erase everything for good.',
  goodbye: 'Thank you for being here. Take care.',
  home: 'To the home page',
};

export const reactivation = {
  title: 'Do you want to come back?',
  text: 'Press the button and your account is back, just as you left it. Then log in.',
  submit: 'Yes, I’m back',
  done_title: 'Welcome back',
  done_text: 'Everything is as it was. You only need to log in.',
  done_login: 'Log in',
  expired_help: 'Log in with your email address and password. You can ask for a new email there, as long as the 14 days aren’t over.',
  resend: 'Send the email again',
  resent: 'The email is on its way. Check your spam folder too.',
};
