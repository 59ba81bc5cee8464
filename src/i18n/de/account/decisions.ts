export const decisions = {
  title: 'Meldungen und Entscheidungen',
  intro:
    'Was du gemeldet hast und was daraus wurde, und was wir über deinen Account entschieden haben. Bei uns entscheiden Menschen. Nur eine Grenze für erste Nachrichten kann automatisch kommen; auf Wunsch sieht ein Mensch sie sich an.',
  about_me: 'Über deinen Account',
  about_me_none: 'Hier steht nichts. Wir mussten über deinen Account noch nie etwas entscheiden.',
  strikes:
    '{count, plural, one {# Verwarnung zählt} other {# Verwarnungen zählen}} im Moment. Nach {months, number} Monaten verfällt eine Verwarnung.',
  reports: 'Deine Meldungen',
  reports_none: 'Du hast niemanden gemeldet.',
  reported_on: 'Gemeldet am {day}',
  decided_on: 'Entschieden am {day}',
  missing_title: 'Wir finden diese Entscheidung nicht',
  missing_text: 'Meldungen und Entscheidungen verschwinden, wenn einer der Accounts verschwindet.',
  all: 'Alle Meldungen und Entscheidungen',
  rule: 'Die Regel',
  reason: 'Warum',
  automated: 'Das kam automatisch. Legst du Einspruch ein, sieht ein Mensch es sich an.',
  ban_until: 'Bis {until}',
  removed_about_me: 'Wir haben den Text über dich von deinem Profil genommen.',
  removed_photos: '{count, plural, one {Wir haben ein Foto verborgen.} other {Wir haben # Fotos verborgen.}}',
  removed_messages:
    '{count, plural, one {Wir haben etwas gelöscht, das du gesendet hattest. Nur du siehst es noch.} other {Wir haben # Dinge gelöscht, die du gesendet hattest. Nur du siehst sie noch.}}',
  about: 'Es geht um',
  your_report: 'Was du geschrieben hast',
  reference: 'Vorgangsnummer {reference}',
  waiting: 'Wir sehen es uns an',
  waiting_text:
    'Jemand von uns liest deine Meldung und entscheidet. Du bekommst eine Mail, egal was dabei herauskommt.',
  action: 'Wir haben eingegriffen',
  action_text:
    'Wir haben wegen deiner Meldung eingegriffen. Mehr können wir dir über das andere Mitglied nicht sagen.',
  action_undone: 'Wir haben eingegriffen und es später zurückgenommen',
  action_undone_text:
    'Wir haben es uns noch einmal angesehen und am {day} zurückgenommen, was wir getan hatten.',
  no_action: 'Wir haben nicht eingegriffen',
  appeal_title: 'Nicht einverstanden?',
  appeal_text:
    'Sag uns bis zum {until}, warum. Jemand anders als beim ersten Mal sieht es sich noch einmal an. Das geht einmal.',
  appeal_label: 'Warum sollen wir es uns noch einmal ansehen?',
  appeal_hint: 'Was haben wir übersehen oder falsch verstanden? Höchstens {max, number} Zeichen.',
  appeal_submit: 'Einspruch senden',
  appeal_sent: 'Dein Einspruch ist abgeschickt',
  appeal_over: 'Die sechs Monate, in denen du Einspruch einlegen konntest, sind vorbei.',
  appeal_reopened:
    'Jemand anders entscheidet neu darüber. Du bekommst eine Mail und kannst gegen die neue Entscheidung Einspruch einlegen.',
  undone: 'Am {day} zurückgenommen. Die Entscheidung zählt nicht mehr.',
  appeal_yours: 'Dein Einspruch',
  appeal_waiting: 'Jemand anders sieht es sich an. Du bekommst eine Mail.',
  other_ways:
    'Du kannst dich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden. Dafür musst du hier keinen Einspruch einlegen.',
} as const;

export const decision_outcome = {
  no_action: 'Nicht eingegriffen',
  content_removed: 'Etwas von dir gelöscht',
  warning: 'Eine Verwarnung',
  temporary_ban: 'Auf Zeit gesperrt',
  permanent_ban: 'Dauerhaft gesperrt',
  photo_rejected: 'Ein Foto nicht zugelassen',
  selfie_rejected: 'Dein Selfie nicht angenommen',
  messages_limited: 'Weniger neue Leute auf einmal',
  messages_stopped: 'Keine Nachrichten an neue Leute',
} as const;

export const house_rule = {
  minors: 'Niemand unter 18, und nichts, was Minderjährige zeigt oder von ihnen handelt.',
  without_consent: 'Keine Fotos oder Daten von Menschen, die nicht zugestimmt haben.',
  threats: 'Keine Drohungen und keine Gewalt.',
  harassment: 'Keine Belästigung, keine Beleidigung, kein Hass. Nein heißt nein.',
  scam: 'Kein Betrug, kein Betteln um Geld, keine Geschichten, um an Geld zu kommen.',
  extortion: 'Keine Erpressung.',
  advertising: 'Keine Werbung, kein Verkauf von Diensten, keine Links zu anderen Websites.',
  impersonation: 'Sei du selbst: keine Fotos oder Namen von anderen.',
  ban_evasion: 'Kein anderer Account, solange du gesperrt bist.',
  illegal: 'Nichts, was gegen das Gesetz ist.',
} as const;

export const ban = {
  title: 'Dein Account ist gesperrt',
  until: 'Das gilt bis zum {until}. Danach kannst du dich wieder einloggen; du musst nichts tun.',
  permanent:
    'Dein Account ist dauerhaft gesperrt. Credits, die du gekauft und nicht verwendet hast, erstatten wir dir.',
  hidden: 'Bis dahin sieht niemand dein Profil.',
  sent_title: 'Dein Einspruch ist abgeschickt',
  sent_text:
    'Jemand anders als beim ersten Mal sieht es sich noch einmal an. Das Ergebnis bekommst du per Mail.',
  back: 'Zurück zur Entscheidung',
  over_title: 'Dieser Account ist nicht (mehr) gesperrt',
  over_text: 'Der Link funktioniert nicht, oder du kannst dich wieder einloggen.',
} as const;

export const appeal_outcome = {
  upheld: 'Die Entscheidung bleibt bestehen',
  overturned: 'Du hattest recht',
} as const;

export const own_subject = {
  profile: 'Dich als Mitglied',
  photo: 'Eins deiner Fotos',
  message: 'Eine Nachricht von dir',
  chat_photo: 'Ein Foto, das du gesendet hast',
  gift: 'Ein Geschenk von dir',
  page: 'Eine Seite dieser Website',
  selfie: 'Dein Selfie',
} as const;

export const report_subject = {
  profile: 'Das Mitglied',
  photo: 'Ein Foto des Mitglieds',
  message: 'Eine Nachricht',
  chat_photo: 'Ein Foto im Chat',
  gift: 'Ein Geschenk',
  page: 'Eine Seite dieser Website',
} as const;
