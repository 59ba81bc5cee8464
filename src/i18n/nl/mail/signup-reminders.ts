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

/** In discreet mode. It names neither the site nor what the address is for. */
export const signup_reminder_discreet = {
  not_you: 'Heb je nergens om gevraagd? Open dan de link en kies “Dat was ik niet”: je gegevens verdwijnen meteen.',
  gone: 'Wil je niet verder? Dan hoef je niets te doen: alles verdwijnt vanzelf over {days, plural, one {# dag} other {# dagen}}.',
  why: 'Je krijgt deze mail omdat dit adres is opgegeven en nog niet is bevestigd. Via de knop zie je van wie hij komt.',
} as const;
