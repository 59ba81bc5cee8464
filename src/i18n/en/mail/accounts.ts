/** Subjects and previews are neutral, because other people may see the screen. */
export const activation_mail = {
  subject: 'Confirm your email address for {site}',
  preview: 'One click and your account is active.',
  greeting: 'Hi {name},',
  text: 'Good to have you here. Confirm that this is your email address; then others can see your profile and we deliver your messages.',
  button: 'Activate account',
  link: 'Button not working? Open this link:',
  expires: 'The link works for {days, plural, one {# day} other {# days}}.',
  not_you: 'Didn’t sign up? Open the link and choose “That wasn’t me”: we’ll delete the account right away. If you do nothing, it disappears after {days, number} days.',
};

/** Only sites that hide whether an account exists send this email. */
export const account_exists_mail = {
  subject: 'You already have an account at {site}',
  preview: 'You can simply log in.',
  greeting: 'Hi {name},',
  text: 'Someone tried to sign up with this email address. Was it you? You already have an account, so you can simply log in.',
  button: 'Log in',
  link: 'Button not working? Open this link:',
  not_you: 'Not you? Then you don’t need to do anything: nothing has changed and nobody has seen anything.',
};

export const mail_footer = {
  sent_by: '{company}, {address}, {city}',
  support: 'Questions? Email {email}.',
};
