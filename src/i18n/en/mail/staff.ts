export const staff_invitation_mail = {
  subject: 'Your access to the back office of {site}',
  preview: 'Choose a password and set up a second step.',
  text: 'You can work in the back office of {site}. Choose a password, then set up a second step. The link works once, for seven days.',
  button: 'Choose a password',
  not_you: 'Not expecting this? Then do nothing: nobody can get in without the link.',
};

export const staff_factor_mail = {
  subject: 'Your second step for {site} has changed',
  preview: 'If it wasn’t you, tell an admin right away.',
  added: 'A second step was added to your login for the back office: an authenticator app or a passkey. Your other sessions have ended.',
  removed: 'A second step was removed from your login for the back office. Your other sessions have ended.',
  reset: 'An admin has reset the second step of your login for the back office. You’ll set up a new one at your next login.',
  not_you: 'If it wasn’t you, or you didn’t ask for this, tell an admin right away and choose another password.',
  button: 'See your login',
};

export const announcement_test_mail = {
  subject: 'Test: {subject}',
};
