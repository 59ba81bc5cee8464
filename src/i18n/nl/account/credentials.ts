export const password_settings = {
  title: 'Wachtwoord',
  intro: 'Op andere apparaten word je uitgelogd.',
  old: 'Oud wachtwoord',
  submit: 'Wachtwoord wijzigen',
  done: 'Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.',
} as const;

export const reauthentication = {
  password: 'Je wachtwoord',
} as const;

export const email_settings = {
  title: 'E-mailadres',
  intro: 'Je adres is nu {email}.',
  new: 'Nieuw e-mailadres',
  another: 'Toch een ander adres',
  hint: 'We sturen daar een link naartoe. Tot je die opent, blijft je oude adres gelden.',
  submit: 'Adres wijzigen',
  asked: 'Er is een mail onderweg.',
  waiting: 'Wacht op bevestiging van {email}',
  waiting_text: 'Open de link in de mail die we daarheen hebben gestuurd. Hij werkt tot {until}.',
  cancel: 'Toch niet wijzigen',
  cancelled: 'Je adres blijft zoals het is.',
} as const;
