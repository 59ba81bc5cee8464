export const staff_invitation_mail = {
  subject: 'Your access to the back office of {site}',
  preview: 'Choose a password and set up a second step.',
  text: 'You can work in the back office of {site}. Choose a password, then set up a second step. The link works for seven days, and once.',
  button: 'Choose a password',
  not_you: 'Not expecting this? Then do nothing: without the link nobody gets in.',
};

export const staff_factor_mail = {
  subject: 'Your second step for {site} has changed',
  preview: 'If it wasn’t you, tell an admin at once.',
  added: 'A second step was added to your login for the back office: an authenticator app or a passkey. Your other sessions have ended.',
  removed: 'A second step was removed from your login for the back office. Your other sessions have ended.',
  reset: 'An admin has reset the second step of your login for the back office. At your next login you set up a new one.',
  not_you: 'Wasn’t it you, or didn’t you ask for it? Tell an admin at once, and choose another password.',
  button: 'See your login',
};

export const announcement_test_mail = {
  subject: 'Test: {subject}',
};
