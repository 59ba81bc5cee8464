export const staff_factor = {
  use_passkey: 'Use a passkey',
  cancelled: 'It was canceled on your device. Nothing has changed.',
  known: 'This device has a passkey for you already.',
  none_here:
    'Your passkeys belong to another address of this site. Log in there, or ask an admin to reset your second step.',
};

export const staff_account = {
  title: 'Your login',
  language_hint: 'Of these pages and of the emails you get.',
  session_until: 'Logged in until',
  factors: 'Second step',
  factors_text: 'Beside the password you need one of these. With two of them, a lost phone is no trouble.',
  app: 'Authenticator app',
  app_connected: 'Connected',
  app_missing: 'Not connected',
  app_connect: 'Connect',
  app_replace: 'Connect another one',
  app_added: 'The authenticator app is connected. Your other sessions have ended.',
  app_removed: 'The authenticator app is removed. Your other sessions have ended.',
  add_passkey: 'Add a passkey',
  passkey_added: '“{name}” is added. Your other sessions have ended.',
  passkey_removed: '“{name}” is removed. Your other sessions have ended.',
  added: 'Added: <when></when>',
  used: 'Last used: <when></when>',
  rename: 'Rename',
  rename_title: 'Rename “{name}”',
  renamed: 'The passkey is now called “{name}”.',
  remove: 'Remove',
  remove_title: 'Remove “{name}”?',
  remove_text: 'You can’t log in with it any more, and your other sessions end.',
  proof_text: 'First show that it’s you, with a second step that you have already.',
};
