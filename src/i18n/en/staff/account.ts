export const staff_factor = {
  use_passkey: 'Use a passkey',
  cancelled: 'It was canceled on your device. Nothing has changed.',
  known: 'This device already has a passkey for you.',
  none_here:
    'Your passkeys belong to another address of this site. Log in there, or ask an admin to reset your second step.',
};

export const staff_account = {
  title: 'Your login',
  language_hint: 'For these pages and the emails you get.',
  session_until: 'Logged in until',
  factors: 'Second step',
  factors_text: 'Besides your password, you need one of these. With both, a lost phone is no problem.',
  app: 'Authenticator app',
  app_connected: 'Connected',
  app_missing: 'Not connected',
  app_connect: 'Connect',
  app_replace: 'Connect another one',
  app_added: 'The authenticator app is connected. Your other sessions have ended.',
  app_removed: 'The authenticator app has been removed. Your other sessions have ended.',
  add_passkey: 'Add a passkey',
  passkey_added: '“{name}” has been added. Your other sessions have ended.',
  passkey_removed: '“{name}” has been removed. Your other sessions have ended.',
  added: 'Added: <when></when>',
  used: 'Last used: <when></when>',
  rename: 'Rename',
  rename_title: 'Rename “{name}”',
  renamed: 'The passkey is now called “{name}”.',
  remove: 'Remove',
  remove_title: 'Remove “{name}”?',
  remove_text: 'You can’t log in with it anymore, and your other sessions end.',
  proof_text: 'First show that it’s you, with a second step you already have.',
};
