export const activation_mail = {
  subject: 'Bevestig je e-mailadres voor {site}',
  preview: 'Eén klik en je account is actief.',
  greeting: 'Hoi {name},',
  text: 'Fijn dat je er bent. Bevestig dat dit jouw e-mailadres is; daarna zien anderen je profiel en worden je berichten bezorgd.',
  button: 'Account activeren',
  link: 'Werkt de knop niet? Open dan deze link:',
  expires: 'De link werkt {days, plural, one {# dag} other {# dagen}}.',
  not_you: 'Heb je je niet aangemeld? Open dan de link en kies “Dat was ik niet”: het account verdwijnt meteen. Doe je niets, dan verdwijnt het vanzelf na {days, number} dagen.',
} as const;

export const account_exists_mail = {
  subject: 'Je hebt al een account bij {site}',
  preview: 'Je kunt gewoon inloggen.',
  greeting: 'Hoi {name},',
  text: 'Iemand wilde zich aanmelden met dit e-mailadres. Was jij dat? Je hebt al een account, dus je kunt gewoon inloggen.',
  button: 'Inloggen',
  link: 'Werkt de knop niet? Open dan deze link:',
  not_you: 'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd en niemand heeft iets gezien.',
} as const;

export const mail_footer = {
  sent_by: '{company}, {address}, {city}',
  support: 'Vragen? Mail naar {email}.',
} as const;
