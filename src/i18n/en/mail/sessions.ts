/** Subject and preview are neutral, because other people may see the screen. */
export const new_login_mail = {
  subject: 'New login at {site}',
  preview: 'Was this you?',
  greeting: 'Hi {name},',
  text: 'Someone logged in to your account from a browser we don’t know yet:',
  device: '{browser} on {system}, {country}',
  browser_unknown: 'an unknown browser',
  system_unknown: 'an unknown device',
  country_unknown: 'country unknown',
  not_you: 'Wasn’t it you? End this login and choose a new password at {address}',
  button: 'See your logins',
  link: 'Button not working? Open this link:',
  you: 'Was it you? Then you don’t need to do anything.',
};

export const passkey_mail = {
  subject: 'Your passkeys at {site} have changed',
  preview: 'Was this you?',
  greeting: 'Hi {name},',
  added: 'A passkey was added to your account: “{passkey}”. You can log in with it without a password.',
  removed: 'The passkey “{passkey}” was removed from your account. Your password still works.',
  not_you: 'Wasn’t it you? Look at your passkeys and choose a new password at {address}',
  button: 'See your passkeys',
  link: 'Button not working? Open this link:',
  you: 'Was it you? Then you don’t need to do anything.',
};
