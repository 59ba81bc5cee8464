export const login = {
  title: 'Log in',
  description: 'Log in and pick up where you left off.',
  continue: 'Log in to continue.',
  submit: 'Log in',
  forgot: 'Forgot your password?',
  passkey: 'Log in with a passkey',
  or: 'or',
  passkey_cancelled: 'The passkey login was canceled. Try again or use your password.',
  no_account: 'No account yet?',
  signup: 'Sign up free',
  logged_out: 'You’re logged out.',
  ended: 'Your session has ended. Log in again to continue.',
};
