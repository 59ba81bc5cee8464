export const staff_login = {
  title: 'Inloggen op de backoffice',
  ended: 'Je sessie is afgelopen. Log opnieuw in om verder te gaan waar je was.',
  code_title: 'Je code',
  code_text: 'Open je authenticator-app en typ de code voor {email}.',
  other: 'Inloggen als iemand anders',
  invitation: 'Welkom bij het team',
  invitation_text:
    'Kies een wachtwoord dat je nergens anders gebruikt. Daarna koppel je een authenticator-app.',
  new_password: 'Nieuw wachtwoord',
  setup: 'Authenticator-app koppelen',
  setup_text:
    'Iedereen heeft hier naast het wachtwoord een tweede stap nodig. Scan het plaatje met een authenticator-app op je telefoon en typ de code die hij toont.',
  qr: 'QR-code voor je authenticator-app',
  without_camera: 'Geen camera? Typ deze sleutel in de app.',
  copy: 'Sleutel kopiëren',
  copied: 'De sleutel is gekopieerd.',
};
