/** Subject and preview are neutral, because other people may see the screen. */
export const deletion_mail = {
  subject: 'Your account at {site} is being deleted',
  preview: 'You can still come back for a while.',
  greeting: 'Hi {name},',
  text: 'Your account is hidden. Nobody can see your profile, your photos or your conversations anymore.',
  until: 'You can come back until {until}, and everything will be as it was. After that, we erase everything for good.',
  button: 'Bring me back',
  link: 'Button not working? Open this link:',
  not_you: 'Didn’t delete your account? Use the button, then choose a new password.',
} as const;
