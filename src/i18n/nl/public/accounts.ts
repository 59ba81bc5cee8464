/** Login. */
export const login = {
  title: 'Inloggen',
  description: 'Log in en lees verder waar je was.',
  continue: 'Log in om verder te gaan.',
  submit: 'Inloggen',
  forgot: 'Wachtwoord vergeten?',
  no_account: 'Nog geen account?',
  signup: 'Gratis aanmelden',
  logged_out: 'Je bent uitgelogd.',
  ended: 'Je sessie is voorbij. Log opnieuw in om verder te gaan.',
} as const;
