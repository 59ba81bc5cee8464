/** The list of logins and devices. */
export const logins = {
  title: 'Logins and devices',
  intro: 'This is where you are logged in. Don’t recognise one? End it and choose a new password.',
  on: '{browser} on {system}',
  unknown: 'Unknown device',
  current: 'This device',
  begun: 'Logged in: {when}',
  used: 'last used: {when}',
  active: 'in use now',
  end: 'End',
  end_name: 'End the login of {name}',
  ended: 'The login of {name} has ended.',
  alone: 'You are not logged in anywhere else.',
  others: 'End all others',
  others_ended: 'All other logins have ended.',
  everywhere: 'Log out everywhere',
  everywhere_hint:
    'This button logs you out here too. Other browsers count as new afterwards: we send you an email at their first login.',
};

/** Passkeys: added, named and removed in the settings. */
export const passkeys = {
  title: 'Passkeys',
  intro:
    'With a passkey you log in with your fingerprint, your face or the PIN of your device. There is nothing to remember and nothing to guess.',
  none: 'You have no passkey yet.',
  add: 'Add a passkey',
  added: '“{name}” was added. You can log in with it right away.',
  cancelled: 'No passkey was added: it was stopped on your device. Nothing has changed.',
  known: 'This device already has a passkey for your account.',
  unsupported: 'This browser does not know passkeys.',
  created: 'Added: {when}',
  used: 'last used: {when}',
  unused: 'not used yet',
  rename: 'Rename',
  rename_name: 'Rename “{name}”',
  name: 'Name',
  save: 'Save',
  renamed: 'The passkey is now called “{name}”.',
  remove: 'Remove',
  remove_name: 'Remove “{name}”',
  remove_question: 'Remove “{name}”?',
  remove_text: 'You can then no longer log in with it. Your password keeps working.',
  removed: '“{name}” was removed and no longer opens your account.',
  proof: 'Just checking',
  proof_text: 'You logged in a while ago. Type your password, so that we know it is you.',
  proof_submit: 'Continue',
};
