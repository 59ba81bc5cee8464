export const reset = {
  title: 'Wachtwoord vergeten',
  description: 'Kies een nieuw wachtwoord met de link die we je mailen.',
  text: 'Vul je e-mailadres in. We mailen je een link waarmee je een nieuw wachtwoord kiest.',
  ask: 'Mail me een link',
  back: 'Terug naar inloggen',
  sent_title: 'Kijk in je mail',
  sent: 'We hebben een link gestuurd naar {email}.',
  sent_perhaps: 'Heeft {email} hier een account, dan is er nu een link onderweg.',
  sent_hint: 'De link werkt {hours, plural, one {# uur} other {# uur}}. Niets gekregen? Kijk dan bij de spam.',
} as const;

export const new_password = {
  title: 'Kies een nieuw wachtwoord',
  text: 'Daarna ben je hier ingelogd en op al je andere apparaten uitgelogd. Passkeys voeg je opnieuw toe.',
  label: 'Nieuw wachtwoord',
  again: 'Nog een keer',
  submit: 'Wachtwoord opslaan',
  done: 'Je wachtwoord is gewijzigd.',
} as const;

export const mailed_link = {
  why: 'Een link uit onze mail werkt één keer, en niet langer dan in de mail staat.',
  ask_anew: 'Vraag een nieuwe mail aan',
} as const;

export const mail_change = {
  title: 'Bevestig je nieuwe e-mailadres',
  text: 'Nog één druk op de knop en dit is het adres van je account.',
  submit: 'Dit adres gebruiken',
  done_title: 'Je e-mailadres is gewijzigd',
  done: 'Log voortaan in met dit adres. Was je oude adres bevestigd, dan hebben we daar een mail heen gestuurd waarmee je dit kunt terugdraaien.',
  revert_title: 'Zet je oude e-mailadres terug',
  revert_text: 'Je account hoort dan weer bij het adres waarop je deze mail kreeg. Iedereen wordt uitgelogd, en het wachtwoord werkt niet meer.',
  revert_submit: 'Terugdraaien',
  revert_other: 'Wachtwoord vergeten',
  reverted_title: 'Je oude adres is terug',
  reverted: 'Iedereen is uitgelogd. We hebben je een mail gestuurd om een nieuw wachtwoord te kiezen; daarmee kom je weer binnen.',
  reverted_again: 'Mail me nog een link',
} as const;
