export const signup_reminder_mail = {
  subject: 'Your email address for {site} isn’t confirmed yet',
  preview: 'One click and your account is ready.',
  text: 'You signed up, but your email address isn’t confirmed yet. Once it is, others can see your profile and we’ll deliver your messages.',
  last: 'We won’t ask again after this.',
  button: 'Activate account',
  expires: 'The link works for {days, plural, one {# day} other {# days}}.',
  not_you: 'Didn’t sign up? Open the link and choose “That wasn’t me”: we’ll delete the account right away.',
  gone: 'Don’t want to continue? Then you don’t need to do anything: the account will disappear on its own in {days, plural, one {# day} other {# days}}.',
} as const;

/** In discreet mode. It names neither the site nor what the address is for. */
export const signup_reminder_discreet = {
  not_you: 'Didn’t ask for anything? Open the link and choose “That wasn’t me”: your details will be deleted right away.',
  gone: 'Don’t want to continue? Then you don’t need to do anything: everything will disappear on its own in {days, plural, one {# day} other {# days}}.',
  why: 'You’re getting this email because this address was entered and isn’t confirmed yet. The button shows who it’s from.',
} as const;
