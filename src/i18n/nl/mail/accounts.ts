/** Account mails. Subjects and previews name neither the product's kind nor the member: others may see the screen. */
export const activation_mail = {
  subject: 'Bevestig je e-mailadres voor {site}',
  subject_discreet: 'Bevestig je e-mailadres',
  preview: 'Eén klik en je account is actief.',
  greeting: 'Hoi {name},',
  text: 'Fijn dat je er bent. Bevestig dat dit jouw e-mailadres is; daarna ziet men je profiel en worden je berichten bezorgd.',
  button: 'Account activeren',
  link: 'Werkt de knop niet? Open dan dit adres:',
  expires: 'De link werkt {days, plural, one {# dag} other {# dagen}}.',
  not_you: 'Heb je dit niet aangevraagd? Dan hoef je niets te doen: zonder bevestiging blijft het account dicht.',
} as const;

export const mail_footer = {
  sent_by: '{company}, {address}, {city}',
  support: 'Vragen? Schrijf naar {email}.',
} as const;
