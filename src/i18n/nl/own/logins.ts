/** The list of logins and devices. */
export const logins = {
  title: 'Logins en apparaten',
  intro: 'Hier ben je ingelogd. Herken je er een niet? Beëindig die dan en kies een nieuw wachtwoord.',
  on: '{browser} op {system}',
  unknown: 'Onbekend apparaat',
  current: 'Dit apparaat',
  begun: 'Ingelogd: {when}',
  used: 'laatst gebruikt: {when}',
  active: 'nu in gebruik',
  end: 'Beëindigen',
  end_name: 'Login van {name} beëindigen',
  ended: 'De login van {name} is beëindigd.',
  alone: 'Je bent nergens anders ingelogd.',
  others: 'Alle andere beëindigen',
  others_ended: 'Alle andere logins zijn beëindigd.',
  everywhere: 'Overal uitloggen',
  everywhere_hint:
    'Met deze knop log je ook hier uit. Andere browsers gelden daarna als nieuw: bij de eerste login sturen we je een mail.',
} as const;

/** Passkeys: added, named and removed in the settings. */
export const passkeys = {
  title: 'Passkeys',
  intro:
    'Met een passkey log je in met je vingerafdruk, je gezicht of de pincode van je apparaat. Er is niets om te onthouden en niets om te raden.',
  none: 'Je hebt nog geen passkey.',
  add: 'Passkey toevoegen',
  added: '“{name}” is toegevoegd. Je kunt er meteen mee inloggen.',
  cancelled: 'Er is geen passkey toegevoegd: het werd op je apparaat afgebroken. Er is niets veranderd.',
  known: 'Dit apparaat heeft al een passkey voor je account.',
  unsupported: 'Deze browser kent geen passkeys.',
  created: 'Toegevoegd: {when}',
  used: 'laatst gebruikt: {when}',
  unused: 'nog niet gebruikt',
  rename: 'Hernoemen',
  rename_name: '“{name}” hernoemen',
  name: 'Naam',
  save: 'Opslaan',
  renamed: 'De passkey heet nu “{name}”.',
  remove: 'Verwijderen',
  remove_name: '“{name}” verwijderen',
  remove_question: '“{name}” verwijderen?',
  remove_text: 'Daarna kun je er niet meer mee inloggen. Je wachtwoord blijft werken.',
  removed: '“{name}” is verwijderd en opent je account niet meer.',
  proof: 'Even controleren',
  proof_text: 'Je bent al een tijdje ingelogd. Typ je wachtwoord, dan weten we dat jij het bent.',
  proof_submit: 'Verder',
} as const;
