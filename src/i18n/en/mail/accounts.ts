/** Account mails. Subjects and previews name neither the product's kind nor the member: others may see the screen. */
export const activation_mail = {
  subject: 'Confirm your email for {site}',
  subject_discreet: 'Confirm your email',
  preview: 'One click and your account is active.',
  greeting: 'Hi {name},',
  text: 'Good to have you here. Confirm that this is your email; then others see your profile and your messages are delivered.',
  button: 'Activate account',
  link: 'Does the button not work? Open this address:',
  expires: 'The link works for {days, plural, one {# day} other {# days}}.',
  not_you: 'You didn’t ask for this? Then there’s nothing to do: without confirmation the account stays closed.',
};

export const mail_footer = {
  sent_by: '{company}, {address}, {city}',
  support: 'Questions? Write to {email}.',
};
