export const account_deleted = {
  title: 'Je account is verwijderd',
  hidden: 'Niemand ziet je nog, en je bent overal uitgelogd.',
  until: 'Tot {until} kun je terug, met de link in de mail die we je net hebben gestuurd. Daarna wissen we alles voorgoed.',
  days: 'Je kunt {days, number} dagen lang terug, met de link in de mail die we je hebben gestuurd. Daarna wissen we alles voorgoed.',
  goodbye: 'Bedankt dat je er was. Het ga je goed.',
  home: 'Naar de startpagina',
} as const;

export const reactivation = {
  title: 'Wil je terug?',
  text: 'Eén druk op de knop en je account is er weer, zoals je het achterliet. Daarna log je in.',
  submit: 'Ja, ik ben terug',
  done_title: 'Welkom terug',
  done_text: 'Alles is er zoals het was. Je hoeft alleen nog in te loggen.',
  done_login: 'Inloggen',
  expired_help: 'Log in met je e-mailadres en wachtwoord. Daar kun je een nieuwe mail aanvragen, zolang de 14 dagen niet om zijn.',
  resend: 'Stuur de mail opnieuw',
  resent: 'De mail is onderweg. Kijk ook bij de spam.',
} as const;
