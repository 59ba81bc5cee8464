export const notifications = {
  title: 'Mitteilungen',
  row: 'Mails, Geräte, Ruhezeiten',
  intro: 'Wähl, was du per Mail bekommst und was auf deinen Geräten. Jede Wahl gilt sofort.',
  always: 'Mails über deinen Account, deine Zahlungen und deine Meldungen bekommst du immer.',
  group_messages: 'Nachrichten',
  group_likes: 'Likes und Besuche',
  group_site: 'Von {site}',
  email: 'Per Mail',
  push: 'Auf deinen Geräten',
  summary: 'Mail: {email} · Geräte: {push}',
  summary_email: 'Mail: {email}',
  on: 'an',
  off: 'aus',
  off_now: 'zurzeit aus',
  saved: '„{label}“ ist gespeichert',
  saving: 'Wird gespeichert …',
  waiting: 'Noch nicht gespeichert. Das passiert von selbst, sobald wieder Verbindung da ist.',
} as const;

export const notification_type = {
  new_conversations: 'Neue Chats',
  new_messages: 'Neue Nachrichten',
  like: 'Likes, Matches und Besuche',
  unread_message_reminders: 'Noch ungelesen',
  promotions: 'Angebote',
  weekly_updates: 'Wochenüberblick',
  news: 'Neuigkeiten',
  reminders: 'Registrierung abschließen',
} as const;

export const notification_hint = {
  new_conversations: 'Wenn dir ein Mitglied zum ersten Mal schreibt.',
  new_messages: 'Wenn in einem Chat eine Nachricht dazukommt. Was du schon gelesen hast, mailen wir nicht.',
  like: 'Wenn du jemandem gefällst, wenn ihr ein Match habt und wenn dein Profil angesehen wurde.',
  unread_message_reminders: 'Einmal, wenn eine Nachricht nach 24 Stunden noch ungelesen ist.',
  promotions: 'Rabatte und Aktionen. Die schicken wir nur, wenn du das einschaltest.',
  weekly_updates: 'Einmal pro Woche: neue Mitglieder, die zu dir passen, und was auf dich wartet.',
  news: 'Wenn es auf der Seite etwas Neues gibt. Das schicken wir nur, wenn du es einschaltest.',
  reminders: 'Höchstens zweimal, solange deine E-Mail-Adresse noch nicht bestätigt ist.',
} as const;

export const frequency = {
  at_once: 'Sofort',
  daily: 'Täglich',
  weekly: 'Wöchentlich',
  never: 'Nie',
} as const;

export const frequency_short = {
  at_once: 'sofort',
  daily: 'täglich',
  weekly: 'wöchentlich',
  never: 'aus',
} as const;

export const quiet_hours = {
  title: 'Ruhezeiten',
  every_day: 'Jeden Tag zu festen Zeiten Ruhe',
  hint: 'Dann schicken wir nichts. Was in der Zeit kommt, erfährst du danach.',
  from: 'Von',
  until: 'Bis',
  zone: 'Zeitzone: {zone}.',
  other_zone: 'Diese Zeiten gelten für {zone}. Dieses Gerät steht auf {here}.',
  use_zone: 'Zeit dieses Geräts nehmen',
  digests: 'Tägliche und wöchentliche Mails kommen um {time} in dieser Zeitzone oder nach deinen Ruhezeiten.',
} as const;

export const push_device = {
  title: 'Auf diesem Gerät',
  label: 'Mitteilungen auf diesem Gerät',
  hint: 'Du siehst, wenn eine Nachricht, ein Like oder ein Match da ist, auch wenn die Seite zu ist. Im diskreten Modus ohne Namen und Texte.',
  last: 'Letzte Mitteilung hier: {when}.',
  unsupported:
    'Dieser Browser kann keine Mitteilungen zeigen. Ein aktueller Chrome, Firefox oder Safari kann es.',
  off_done: 'Mitteilungen sind auf diesem Gerät aus.',
} as const;

export const emails_off = {
  title: 'Deine Mails sind aus',
  back: 'Willst du sie wieder? Dann schicken wir eine Mail an {email}. Mit dem Link darin bestätigst du das.',
  submit: 'Mails wieder einschalten',
  another: 'Andere E-Mail-Adresse',
  sent: 'Wir haben eine Mail an {email} geschickt. Öffne den Link darin und bestätige, dann sind deine Mails wieder an.',
  again: 'Noch mal schicken',
} as const;

export const disabled_explanation = {
  bounce: 'Mails an {email} kommen zurück. Stimmt deine Adresse noch?',
  fbl: 'Eine Mail von uns wurde als Spam markiert. Deshalb schicken wir dir keine mehr.',
  listunsubscribe:
    'Du hast unsere Mails in deinem Mailprogramm abbestellt. Deshalb schicken wir dir keine mehr.',
} as const;

export const unsubscribe = {
  title: 'Mails abbestellen',
  question: 'Keine Mails mehr zu „{what}“?',
  text: 'Du kannst nur diese Mails stoppen oder alle Mails zu Nachrichten, Likes und Neuigkeiten. Mails über deinen Account bekommst du immer.',
  one: 'Diese Mails stoppen',
  all: 'Alle Mails stoppen',
  done_type: 'Keine Mails mehr zu „{what}“',
  done_all: 'Du bekommst diese Mails nicht mehr',
  done_text: 'Erledigt. Willst du sie später wieder, schalt sie unter „Mitteilungen“ ein.',
  preferences: 'Mitteilungen einstellen',
  invalid: 'Abbestellen geht mit diesem Link nicht',
} as const;

export const enable_emails = {
  title: 'Wieder Mails bekommen?',
  text: 'Bestätige, dass diese E-Mail-Adresse dir gehört. Danach schicken wir dir wieder Mails, genau wie du es eingestellt hattest.',
  submit: 'Ja, schickt sie wieder',
  done_title: 'Deine Mails sind wieder an',
  done_text: 'Deine Adresse ist bestätigt. Unter „Mitteilungen“ wählst du, wozu wir mailen.',
} as const;
