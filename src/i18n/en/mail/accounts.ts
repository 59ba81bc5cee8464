/** Account mails. Subjects and previews name neither the product's kind nor the member: others may see the screen. */
export const activation_mail = {
  subject: 'Confirm your email for {site}',
  preview: 'One click and your account is active.',
  greeting: 'Hi {name},',
  text: 'Good to have you here. Confirm that this is your email; then others see your profile and your messages are delivered.',
  button: 'Activate account',
  link: 'Does the button not work? Open this address:',
  expires: 'The link works for {days, plural, one {# day} other {# days}}.',
  not_you: 'You didn’t sign up? Open the link and choose “That wasn’t me”: the account is gone at once. If you do nothing, it goes by itself after {days, number} days.',
};

/** Only where the site does not say who has an account: someone signed up with an address that has one. */
export const account_exists_mail = {
  subject: 'You already have an account at {site}',
  preview: 'You can simply log in.',
  greeting: 'Hi {name},',
  text: 'Someone tried to sign up with this email. Was it you? You already have an account, so you can simply log in.',
  button: 'Log in',
  link: 'Does the button not work? Open this address:',
  not_you: 'Not you? Then there’s nothing to do: nothing has changed and nobody has seen anything.',
};

export const mail_footer = {
  sent_by: '{company}, {address}, {city}',
  support: 'Questions? Write to {email}.',
};
