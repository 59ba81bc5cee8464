export const login = {
  description: 'Log in and pick up where you left off.',
  continue: 'Log in to continue.',
  forgot: 'Forgot your password?',
  passkey: 'Log in with a passkey',
  or: 'or',
  passkey_cancelled: 'The passkey login was canceled. Try again or use your password.',
  no_account: 'No account yet?',
  logged_out: 'You’re logged out.',
  ended: 'Your session has ended. Log in again to continue.',
  banned_until: 'You can log in again from {until}.',
  banned_for_good: 'It’s blocked for good.',
  banned_why: 'See why, and appeal',
};

export const signup = {
  description: 'Create a free profile in a minute and see who’s near you.',
  progress: 'Step {step, number} of {total, number}',
  name: 'Profile name',
  name_question: 'What should we call you?',
  name_hint: 'Other members see this name. It doesn’t have to be your real one.',
  birth_date: 'Date of birth',
  birth_date_question: 'When were you born?',
  birth_date_hint: 'Others only see your age.',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  gender: 'I am a',
  country: 'Country',
  region_none: 'I’d rather not say',
  place_question: 'Where do you live?',
  region_again: 'You chose another country. Pick where you live there, or leave it blank.',
  place_hint: 'That way you’ll find members near you. We never ask for your address.',
  email: 'Email address',
  email_question: 'What’s your email address?',
  email_hint: 'Nobody else sees it. We’ll send you an email to confirm it.',
  email_suggestion: 'Did you mean {email}?',
  email_suggestion_use: 'Use {email}',
  password: 'Password',
  password_question: 'Choose a password',
  password_hint: 'At least {min, number} characters. A short sentence works well.',
  password_again: 'We don’t remember your password. Please type it again.',
  password_show: 'Show password',
  password_hide: 'Hide password',
  strength_short: 'Still too short',
  strength_weak: 'Easy to guess',
  strength_fair: 'Fair',
  strength_strong: 'Strong',
  visible_to_visitors: 'Visitors without an account may see my profile too: main photo, name, age, town and what I say about myself.',
  terms: 'I’m {min_age} or over and agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  submit: 'Create account',
  has_account: 'Already have an account?',
  working: 'Creating your account',
  locked: 'Just a moment, we’re nearly there.',
  step_check: 'Checking your details',
  step_create: 'Creating your account',
  step_matches: 'Finding matches',
  step_mail: 'Sending the activation email',
  step_done: 'Done',
  complete_title: 'Welcome, {name}',
  complete_mail_first: 'Open the link in that email first. Then you can log in.',
  complete_text: 'We’ve sent an email to {email}. Open the link in it to activate your account.',
  about: 'After this, you’ll continue to {name}.',
  message: 'Message to {name}',
  message_question: 'What would you like to say to {name}?',
  message_placeholder: 'Hi, I like your profile…',
  message_hint: 'We’ll send your message once you confirm your email address. It costs {price, number} of your {free, number} free credits.',
  message_left: '{count, plural, one {# character} other {# characters}} left',
  message_over: '{count, plural, one {# character} other {# characters}} too long',
  message_skip: 'Continue without a message',
  complete_message: 'Your message to {name} is ready. We’ll deliver it once your account is active.',
  complete_member: 'Continue to {name}',
  complete_more: 'See who you might like',
  matches_title: 'You might like them',
  matches_text: 'Near you and around your age. A like costs nothing. If you like each other, it’s a match.',
  matches_none: 'No one found yet',
  matches_none_text: 'There’s no one near you and around your age yet. Feel free to look around.',
};

export const closed_signup = {
  title: 'Sign-up is by invitation only',
  text: '{site} is only open to people with an invitation right now. Do you know a member? Ask for an invitation: its link lets you in.',
  invitation_title: 'This invitation doesn’t work',
} as const;

export const complete_signup = {
  title: 'Finish signing up',
  text: 'Choose a password and agree to the terms, and you’re in.',
  over_title: 'Link expired or invalid',
  over_text: 'This link has already been used or is no longer valid. If you already finished signing up, log in. Otherwise, just sign up here.',
  over_member: 'This link has already been used or is no longer valid. You’re logged in, so you don’t need it anymore.',
} as const;

export const activation = {
  title: 'Confirm your email address',
  text: 'Just press the button and your account is active.',
  submit: 'Activate account',
  done_title: 'Your account is active',
  done_text: 'Others can see your profile now, and message you.',
  done_messages: '{count, plural, one {The message you already wrote has been delivered.} other {The # messages you already wrote have been delivered.}}',
  done_start: 'See members',
  error_help: 'The link has expired or has already been used.',
  error_login: 'Already activated? Then just log in. If not, log in and ask for a new email.',
  error_active: 'Your account is already active: there’s nothing you need to do.',
  error_ask: 'Ask for a new email.',
  reminder_text: 'We’ve sent a link to {email}. Until you open it, nobody sees your profile and we don’t deliver your messages.',
  hint: 'The email usually arrives within {minutes, plural, one {a minute} other {# minutes}}. Don’t see it? Check your spam folder.',
  resend: 'Send a new email',
  resent: 'A new email is on its way.',
  not_me: 'That wasn’t me',
  not_me_question: 'You didn’t sign up?',
  not_me_text: 'Then someone else entered your email address. We’ll delete that account right away, with everything in it.',
  not_me_submit: 'Delete this account',
  removed_title: 'The account has been deleted',
  removed_text: 'Your email address is no longer here, and you won’t get any more email from us. There’s nothing else you need to do.',
  resend_later: 'You can ask for a new email in {wait}.',
};

export const reset = {
  title: 'Reset your password',
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
  text: 'Just press the button to make this your account’s email address.',
  submit: 'Use this address',
  done_title: 'Your email address has been changed',
  done: 'Log in with this address from now on. If your old address was confirmed, we sent an email there that lets you undo this.',
  revert_title: 'Restore your old email address',
  revert_text: 'Your account goes back to the address that received this email. Everyone is logged out, and the password stops working.',
  revert_submit: 'Undo the change',
  reverted_title: 'Your old address is back',
  reverted: 'Everyone is logged out. We’ve sent you an email to choose a new password; that gets you back in.',
  reverted_again: 'Email me another link',
} as const;

export const account_deleted = {
  title: 'Your account is deleted',
  hidden: 'Nobody can see you anymore, and you’re logged out everywhere.',
  until: 'You can come back until {until}, with the link in the email we just sent you. After that, we erase everything for good.',
  days: 'You can come back for {days, number} days, with the link in the email we sent you. After that, we erase everything for good.',
  goodbye: 'Thank you for being here. Take care.',
  home: 'Go to the home page',
};

export const reactivation = {
  title: 'Do you want to come back?',
  text: 'Press the button and your account is back, just as you left it. Then log in.',
  submit: 'Yes, I’m back',
  done_title: 'Welcome back',
  done_text: 'Everything is as it was. You only need to log in.',
  expired_help: 'Log in with your email address and password. You can ask for a new email there, as long as the 14 days aren’t over.',
  resend: 'Send the email again',
  resent: 'The email is on its way. Check your spam folder too.',
};

/** In discreet mode, `name` replaces the site's name in titles, logo, emails and their sender. */
export const discreet = {
  name: 'Calendar',
  leave: 'Leave now',
  leave_short: 'Leave',
} as const;
