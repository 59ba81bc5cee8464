/** A login from a browser not known before. Neutral outside: others may see the screen. */
export const new_login_mail = {
  subject: 'New login at {site}',
  preview: 'Was this you?',
  greeting: 'Hi {name},',
  text: 'Someone logged in to your account in a browser we did not know yet:',
  device: '{browser} on {system}, {country}',
  browser_unknown: 'an unknown browser',
  system_unknown: 'an unknown device',
  country_unknown: 'country unknown',
  not_you: 'Wasn’t it you? End this login and choose a new password at {address}',
  button: 'See your logins',
  link: 'Button not working? Open this address:',
  you: 'If it was you, there is nothing to do.',
};
