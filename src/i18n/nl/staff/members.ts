export const staff_members = {
  find: 'Zoeken',
  find_hint: 'Naam, ID, e-mail of betaling',
  wrong: 'Hierop kun je niet zoeken.',
  empty: 'Geen leden gevonden.',
  all: 'Alle',
  name: 'Naam',
  age: 'Leeftijd',
  place: 'Plaats',
  state: 'Status',
  country: 'Land',
  frozen: 'Bevroren',
  not_frozen: 'Niet bevroren',
  premium: 'Premium',
  free: 'Geen premium',
  fictional: 'Fictief',
  real: 'Echt',
  signed_up: 'Aangemeld',
  since: 'Aangemeld vanaf',
  until: 'Aangemeld voor',
  last_seen: 'Laatst gezien',
  never: 'Nooit',
  more_filters: 'Meer filters',
};

export const staff_status = {
  not_confirmed: 'Niet bevestigd',
  active: 'Actief',
  deleting: 'Wordt verwijderd',
  banned: 'Geblokkeerd',
};

export const staff_member = {
  banned_until: 'Geblokkeerd tot',
  for_good: 'Voorgoed',
  parts: 'Delen van deze pagina',
  shown: 'Wat de site toont',
  private: 'Privégegevens',
  photos: 'Foto’s',
  id: 'ID van het profiel',
  account_id: 'ID van het account',
  yes: 'Ja',
  no: 'Nee',
  none: 'Niets.',
  frozen_since: 'Bevroren sinds',
  explanation: 'Wat het lid erover leest',
  explanation_hint: 'Mag leeg blijven. De reden hierboven is alleen voor collega’s.',
  erased_at: 'Gewist op',
  verified: 'Hoofdfoto geverifieerd',
  invisible: 'Onzichtbaar',
  about_me: 'Over mij',
  email: 'E-mail',
  birth_date: 'Geboortedatum',
  language: 'Taal',
  confirmed: 'E-mail bevestigd',
  login: 'Logt in met',
  login_text:
    '{password, select, yes {een wachtwoord} other {geen wachtwoord}}, {passkeys, plural, =0 {geen passkeys} one {# passkey} other {# passkeys}}',
  notifications: 'Krijgt geen e-mails',
  blocks: 'Geblokkeerd door leden',
  came_by: 'Kwam via',
  notes: 'Notities',
  new_note: 'Nieuwe notitie',
  note_hint:
    'Collega’s lezen dit, en het lid vindt het in de export. Schrijf wat je ook tegen het lid zou zeggen.',
  add_note: 'Notitie toevoegen',
  note_added: 'De notitie is toegevoegd.',
  delete_note: 'Verwijderen',
  reports: 'Meldingen',
  payments: 'Betalingen',
  payment: '{amount} voor {credits, plural, one {# credit} other {# credits}}, {method}: {state}',
  sessions: 'Sessies',
  unknown_browser: 'Onbekende browser',
  emails: 'E-mails',
  email_line: '{subject} ({state, select, sent {verstuurd} failed {mislukt} other {wacht}})',
  decisions:
    '{strikes, plural, =0 {Beslissingen} one {Beslissingen (# waarschuwing)} other {Beslissingen (# waarschuwingen)}}',
  history: 'Geschiedenis',
};

export const staff_act = {
  freeze: 'Bevriezen',
  unfreeze: 'Bevriezing opheffen',
  end_sessions: 'Sessies beëindigen',
  confirm: 'E-mail bevestigen',
  ban: 'Blokkeren',
  lift_ban: 'Blokkade opheffen',
  delete: 'Account verwijderen',
};

export const staff_act_title = {
  freeze: '{name} bevriezen?',
  unfreeze: 'De bevriezing van {name} opheffen?',
  end_sessions: 'Alle sessies van {name} beëindigen?',
  confirm: 'Het e-mailadres van {name} bevestigen?',
  ban: '{name} blokkeren?',
  lift_ban: 'De blokkade van {name} opheffen?',
  delete: 'Het account van {name} verwijderen?',
};

export const staff_act_text = {
  freeze:
    'Niemand anders ziet dit lid nog, en het lid kan alleen lezen. Het krijgt er een e-mail over. Je kunt dit altijd opheffen.',
  unfreeze: 'Alles wordt weer zoals het was, en het lid krijgt een e-mail.',
  end_sessions: 'Het lid wordt overal uitgelogd en kan weer inloggen met wachtwoord of passkey.',
  confirm: 'Doe dit alleen als is aangetoond dat het adres van dit lid is. Het profiel wordt zichtbaar.',
  ban: 'Het profiel verdwijnt, alle sessies eindigen en het e-mailadres kan zich niet opnieuw aanmelden. Het lid leest de regel en je uitleg, en kan bezwaar maken. Bij een blokkade voorgoed betalen we de rest van gekochte credits terug.',
  lift_ban:
    'Het lid kan weer inloggen, en alles is er nog. De beslissing telt niet meer mee, en het lid krijgt een e-mail.',
  delete:
    'Het profiel verdwijnt meteen. Het lid krijgt een e-mail met een link om binnen 14 dagen terug te komen; daarna is alles weg.',
};

export const staff_act_done = {
  freeze: 'Het account is bevroren.',
  unfreeze: 'De bevriezing is opgeheven.',
  end_sessions: 'Alle sessies zijn beëindigd.',
  confirm: 'Het e-mailadres is bevestigd.',
  ban: 'Het lid is geblokkeerd.',
  lift_ban: 'De blokkade is opgeheven.',
  delete: 'Het account wordt verwijderd.',
};

export const staff_report = {
  about: 'Over dit lid: {reason} ({reference}{closed, select, yes {, gesloten} other {, open}})',
  by: 'Door dit lid: {reason} ({reference}{closed, select, yes {, gesloten} other {, open}})',
};
