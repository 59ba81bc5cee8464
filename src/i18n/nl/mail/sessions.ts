export const new_login_mail = {
  subject: 'Nieuwe login bij {site}',
  preview: 'Was jij dit?',
  greeting: 'Hoi {name},',
  text: 'Er is ingelogd op je account in een browser die we nog niet kenden:',
  device: '{browser} op {system}, {country}',
  browser_unknown: 'een onbekende browser',
  system_unknown: 'een onbekend apparaat',
  country_unknown: 'land onbekend',
  not_you: 'Was jij het niet? Beëindig dan deze login en kies een nieuw wachtwoord op {address}',
  button: 'Bekijk je logins',
  link: 'Werkt de knop niet? Open dan deze link:',
  you: 'Was jij het wel? Dan hoef je niets te doen.',
} as const;

export const passkey_mail = {
  subject: 'Je passkeys bij {site} zijn veranderd',
  preview: 'Was jij dit?',
  greeting: 'Hoi {name},',
  added: 'Er is een passkey aan je account toegevoegd: “{passkey}”. Daarmee kun je inloggen zonder wachtwoord.',
  removed: 'De passkey “{passkey}” is van je account verwijderd. Je wachtwoord werkt nog.',
  not_you: 'Was jij het niet? Bekijk dan je passkeys en kies een nieuw wachtwoord op {address}',
  button: 'Bekijk je passkeys',
  link: 'Werkt de knop niet? Open dan deze link:',
  you: 'Was jij het wel? Dan hoef je niets te doen.',
} as const;
