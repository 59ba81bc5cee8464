export const staff_today = {
  unchecked: 'Nog niet nagekeken.',
  waits: 'Wat er wacht',
  nothing: 'Er wacht niets. Geniet van de rust.',
  oldest: 'De oudste: <when></when>',
  due: 'Moet af: <when></when>',
  late: 'Te laat: moest <when></when> af zijn',
  works: 'Wat automatisch loopt',
  fine: 'Alles in orde.',
  checked: 'Gecontroleerd: <when></when>.',
};

export const staff_waiting = {
  reports: 'Meldingen',
  appeals: 'Bezwaren',
  complaints: 'Klachten',
  photos: 'Foto’s',
  verifications: 'Selfies om te vergelijken',
  refunds: 'Terugbetalingen',
  corrections: 'Credits voor een tweede persoon',
  signals: 'Tekenen van misbruik',
};

export const staff_health = {
  emails: 'E-mail',
  jobs: 'Taken',
  reconciliation: 'Boekhouding',
  payments: 'Betaalprovider',
};

export const staff_health_problem = {
  emails: '{count, plural, one {# e-mail zit} other {# e-mails zitten}} vast.',
  jobs: '{count, plural, one {# taak is} other {# taken zijn}} mislukt.',
  reconciliation: '{count, plural, one {# ding klopt} other {# dingen kloppen}} niet.',
  payments:
    '{count, plural, one {# betaling} other {# betalingen}} vandaag mislukt, omdat niemand antwoordde.',
};

export const staff_figures = {
  title: 'Cijfers',
  periods: 'Periode',
  period: '{days, number} dagen',
  counted: 'Geteld: <when></when>, per dag in de tijdzone van de site.',
  none: 'Er is nog niets geteld.',
  show: 'Cijfers tonen',
  hide: 'Cijfers verbergen',
  day: 'Dag',
  minutes: '{minutes, number} min',
  hours: '{hours, number} uur',
  milliseconds: '{ms, number} ms',
  today: '{name}: vandaag {value}',
  latest: '{name}: onlangs {value}',
  others: 'en nog {count, plural, one {# valuta} other {# valuta’s}} in de cijfers',
  total: '{name}: {value} in totaal',
};

export const staff_chart = {
  sign_ups: 'Aanmeldingen',
  activity: 'Actieve leden',
  messages: 'Berichten',
  revenue: 'Omzet',
  decisions: 'Tijd tot een beslissing',
  responses: 'Reactietijd van de server',
};

export const staff_figure = {
  sign_ups: 'Aangemeld',
  confirmed: 'Bevestigd',
  active: 'Actief',
  messages: 'Verstuurd',
  revenue: 'Omzet',
  decision_minutes: 'Mediaan',
  response_median: 'Mediaan',
  response_slow: 'Traagste 5%',
};
