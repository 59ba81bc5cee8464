export const login = {
  title: 'Inloggen',
  description: 'Log in en ga verder waar je gebleven was.',
  continue: 'Log in om verder te gaan.',
  submit: 'Inloggen',
  forgot: 'Wachtwoord vergeten?',
  passkey: 'Inloggen met een passkey',
  or: 'of',
  passkey_cancelled: 'Het inloggen met een passkey is afgebroken. Probeer het opnieuw of gebruik je wachtwoord.',
  no_account: 'Nog geen account?',
  signup: 'Gratis aanmelden',
  logged_out: 'Je bent uitgelogd.',
  ended: 'Je sessie is voorbij. Log opnieuw in om verder te gaan.',
} as const;
