export const signup_reminder_mail = {
  subject: 'Je e-mailadres voor {site} is nog niet bevestigd',
  preview: 'Eén klik en je account is klaar.',
  text: 'Je hebt je aangemeld, maar je e-mailadres is nog niet bevestigd. Zodra je dat doet, zien anderen je profiel en worden je berichten bezorgd.',
  last: 'We vragen het hierna niet meer.',
  button: 'Account activeren',
  expires: 'De link werkt {days, plural, one {# dag} other {# dagen}}.',
  not_you: 'Heb je je niet aangemeld? Open dan de link en kies “Dat was ik niet”: het account verdwijnt meteen.',
  gone: 'Wil je niet verder? Dan hoef je niets te doen: het account verdwijnt vanzelf over {days, plural, one {# dag} other {# dagen}}.',
} as const;
