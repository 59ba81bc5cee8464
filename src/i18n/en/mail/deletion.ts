/** The account was deleted and can be brought back. Neutral outside: others may see the screen. */
export const deletion_mail = {
  subject: 'Your account at {site} is being deleted',
  preview: 'Until when you can come back',
  greeting: 'Goodbye {name},',
  text: 'Your account is hidden. Nobody sees your profile, your photos or your conversations any more.',
  until: 'Until {until} you can come back, and everything is as it was. After that we erase all of it for good.',
  button: 'I want to come back',
  link: 'If the button does not work, open this address:',
  not_you: 'Did you not delete your account? Use the button, then choose a new password.',
} as const;
