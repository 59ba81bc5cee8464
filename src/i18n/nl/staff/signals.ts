export const staff_signals = {
  waiting: '{count, plural, =0 {niemand wacht} one {# wacht} other {# wachten}}',
  caption: 'Leden die door signalen beperkt zijn',
  none: 'Niemand is beperkt. Dat is goed nieuws.',
  member: 'Lid',
  level: 'Niveau',
  every_level: 'Elk niveau',
  show: 'Toon',
  everybody: 'Iedereen',
  only_waiting: 'Wacht op een beslissing',
  signals: 'Waarom',
  times: '{name} ({count, number})',
  score: 'Score',
  points: '{count, plural, one {# punt} other {# punten}}',
  since: 'Sinds',
  decided: 'Beslist',
  decided_by: 'door {name}',
  not_decided: 'Nog niemand',
  banned: 'geblokkeerd',
  profile: 'Het lid',
  list: 'Alle signalen',
  no_signals: 'Over dit lid zijn er geen signalen.',
  signal: 'Signaal',
  when: 'Wanneer',
  counts: 'Telt mee',
  yes: 'Ja',
  forgiven: 'Nee, vergeven',
  for_days: 'Dagen',
  days_hint: 'Laat leeg voor een blokkade voorgoed.',
  reason: 'Waarom?',
  reason_clear: 'Voor het logboek; minstens 5 tekens.',
  reason_member: 'In gewone woorden: het lid leest dit.',
  rule: 'Regel',
  rule_none: 'Kies een regel',
  done: 'Gedaan',
} as const;

export const staff_signal_level = {
  slowed: 'Vertraagd',
  review: 'Te bekijken',
  stopped: 'Gestopt',
} as const;

export const staff_signal = {
  repeated_opener: 'Zelfde eerste bericht aan velen',
  link: 'Link in een eerste bericht',
  payment_words: 'Betaalwoorden in een eerste bericht',
  blocked: 'Geblokkeerd door mensen die elkaar niet kennen',
  reported: 'Gemeld door mensen die elkaar niet kennen',
  disposable_address: 'Wegwerpadres',
  hosting_network: 'Aangemeld vanaf een hostingbedrijf',
  banned_mailbox: 'Mailbox van een geblokkeerd account',
  banned_payment: 'Kaart of rekening van een geblokkeerd lid',
  similar_name: 'Bootst een naam na',
} as const;

export const staff_signal_act = {
  clear: 'Opheffen',
  slow: 'Vertragen',
  stop: 'Stoppen',
  ban: 'Blokkeren',
} as const;

export const staff_signal_act_title = {
  clear: 'Beperking van {name} opheffen?',
  slow: '{name} vertragen?',
  stop: '{name} stoppen?',
  ban: '{name} blokkeren?',
} as const;

export const staff_signal_act_text = {
  clear:
    'De beperkingen houden op, en de signalen tot nu toe tellen niet meer. Het lid kan ook blijven betalen met de kaart of rekening waardoor we keken. Je reden komt in het logboek.',
  slow: 'Voortaan maar een paar nieuwe mensen per dag, tot iemand van jullie dat opheft. Het lid leest je reden en kan bezwaar maken.',
  stop: 'Geen berichten aan nieuwe mensen, tot iemand van jullie dat opheft. Het lid leest je reden en kan bezwaar maken.',
  ban: 'Alle sessies eindigen, en niemand ziet het profiel. Het lid leest je reden en kan bezwaar maken.',
} as const;
