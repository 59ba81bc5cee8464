export const notification_mail = {
  unsubscribe: 'Geen mail meer hierover',
  preferences: 'Meldingen instellen',
} as const;

export const notifications_enable_mail = {
  subject: 'Weer mail van {site}?',
  preview: 'Bevestig dat dit adres van jou is.',
  text: 'Je vroeg om weer mails over berichten, likes en ander nieuws te krijgen. Met de knop bevestig je dat dit adres werkt en van jou is. Daarna sturen we ze weer, precies zoals je ze had ingesteld.',
  button: 'Ja, stuur ze weer',
  expires: 'De link werkt {days, plural, one {# dag} other {# dagen}} en één keer.',
  not_you: 'Heb je dit niet gevraagd? Dan hoef je niets te doen: er verandert niets.',
} as const;
