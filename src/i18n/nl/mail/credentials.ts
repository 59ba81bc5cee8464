export const password_reset_mail = {
  subject: 'Kies een nieuw wachtwoord voor {site}',
  preview: 'Met de knop kies je een nieuw wachtwoord.',
  greeting: 'Hoi {name},',
  text: 'Je vroeg om een nieuw wachtwoord. Kies het met de knop hieronder. Daarna ben je meteen ingelogd, en op al je andere apparaten uitgelogd.',
  button: 'Nieuw wachtwoord kiezen',
  link: 'Werkt de knop niet? Open dan deze link:',
  expires: 'De link werkt één keer, {hours, plural, one {# uur} other {# uur}} lang.',
  not_you: 'Heb je dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
} as const;

export const password_changed_mail = {
  subject: 'Je wachtwoord voor {site} is gewijzigd',
  preview: 'Was jij dit niet? Lees dan verder.',
  greeting: 'Hoi {name},',
  text: 'Je hebt nu een ander wachtwoord. Op al je andere apparaten ben je uitgelogd.',
  passkeys: 'Je passkeys zijn verwijderd, voor het geval iemand anders er een had toegevoegd. In je instellingen maak je zo een nieuwe.',
  not_you: 'Was jij dit niet? Kies dan meteen zelf een nieuw wachtwoord: daarmee sluit je iedereen buiten die nu in je account kan.',
  button: 'Dat was ik niet',
  link: 'Werkt de knop niet? Open dan deze link:',
} as const;

export const email_change_mail = {
  subject: 'Bevestig je nieuwe e-mailadres voor {site}',
  preview: 'Eén klik en dit is je adres.',
  greeting: 'Hoi {name},',
  text: 'Je wilt dit e-mailadres gebruiken voor je account. Bevestig met de knop dat je hier je mail leest. Tot dan blijft je oude adres gelden.',
  button: 'Dit adres gebruiken',
  link: 'Werkt de knop niet? Open dan deze link:',
  expires: 'De link werkt één keer, {hours, plural, one {# uur} other {# uur}} lang.',
  not_you: 'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
} as const;

export const email_change_asked_mail = {
  subject: 'Wijziging van je e-mailadres bij {site}',
  preview: 'Was jij dit niet? Lees dan verder.',
  greeting: 'Hoi {name},',
  text: 'Je account krijgt een ander e-mailadres zodra dat bevestigd is: {email}. Tot dan blijft dit adres gelden.',
  not_you: 'Was jij dit niet? Dan kent iemand anders je wachtwoord. Kies een nieuw wachtwoord: dan gaat de wijziging niet door en wordt iedereen uitgelogd.',
  button: 'Dat was ik niet',
  link: 'Werkt de knop niet? Open dan deze link:',
} as const;

export const email_changed_mail = {
  subject: 'Je e-mailadres voor {site} is gewijzigd',
  preview: 'Was jij dit niet? Je kunt het terugdraaien.',
  greeting: 'Hoi {name},',
  text: 'Je account hoort nu bij {email}. Dit adres hoort er niet meer bij.',
  again: 'Je account heeft nu een ander e-mailadres. Dit adres hoort er niet meer bij.',
  not_you: 'Was jij dit niet? Draai het terug met de knop. Dan geldt dit adres weer, is iedereen uitgelogd en sturen we je een link voor een nieuw wachtwoord.',
  button: 'Terugdraaien',
  link: 'Werkt de knop niet? Open dan deze link:',
  expires: 'Je kunt het {days, plural, one {# dag} other {# dagen}} lang terugdraaien.',
} as const;
