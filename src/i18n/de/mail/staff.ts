export const staff_invitation_mail = {
  subject: 'Dein Zugang zur Verwaltung von {site}',
  preview: 'Wähl ein Passwort und richte einen zweiten Schritt ein.',
  text: 'Du kannst in der Verwaltung von {site} mitarbeiten. Wähl ein Passwort und richte danach einen zweiten Schritt ein. Der Link gilt sieben Tage und nur einmal.',
  button: 'Passwort wählen',
  not_you: 'Hast du das nicht erwartet? Dann tu nichts: Ohne den Link kommt niemand hinein.',
} as const;

export const staff_factor_mail = {
  subject: 'Dein zweiter Schritt für {site} hat sich geändert',
  preview: 'Warst du das nicht, sag sofort jemandem aus der Verwaltung Bescheid.',
  added: 'Zu deinem Login für die Verwaltung ist ein zweiter Schritt dazugekommen: eine Authenticator-App oder ein Passkey. Deine anderen Sitzungen sind beendet.',
  removed: 'Von deinem Login für die Verwaltung wurde ein zweiter Schritt gelöscht. Deine anderen Sitzungen sind beendet.',
  reset: 'Jemand aus der Verwaltung hat den zweiten Schritt deines Logins zurückgesetzt. Beim nächsten Login richtest du einen neuen ein.',
  not_you: 'Warst du das nicht, oder hast du nicht darum gebeten? Dann sag sofort jemandem aus der Verwaltung Bescheid und wähl ein anderes Passwort.',
  button: 'Login ansehen',
} as const;

export const announcement_test_mail = {
  subject: 'Test: {subject}',
} as const;
