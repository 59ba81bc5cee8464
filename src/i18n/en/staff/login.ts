export const staff_login = {
  title: 'Log in to the back office',
  ended: 'Your session has ended. Log in again to go on where you were.',
  code_title: 'Your code',
  code_text: 'Open your authenticator app and type the code for {email}.',
  other: 'Log in as somebody else',
  invitation: 'Welcome to the team',
  invitation_text: 'Choose a password that you use nowhere else. Next you connect an authenticator app.',
  new_password: 'New password',
  setup: 'Connect an authenticator app',
  setup_text:
    'Everybody here needs a second step beside the password. Scan the picture with an authenticator app on your phone, and type the code it shows.',
  qr: 'QR code for your authenticator app',
  without_camera: 'No camera? Type this key into the app.',
  copy: 'Copy the key',
  copied: 'The key is copied.',
};
