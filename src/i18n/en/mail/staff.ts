export const staff_invitation_mail = {
  subject: 'Your access to the back office of {site}',
  preview: 'Choose a password and set up an authenticator app.',
  text: 'You can work in the back office of {site}. Choose a password, then set up an authenticator app. The link works for seven days, and once.',
  button: 'Choose a password',
  not_you: 'Not expecting this? Then do nothing: without the link nobody gets in.',
};
