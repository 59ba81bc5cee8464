export const notification_mail = {
  unsubscribe: 'Diese Mails stoppen',
  preferences: 'Mitteilungen einstellen',
  photo_of: 'Foto von {name}',
} as const;

export const discreet_notification = {
  text: 'Es gibt etwas Neues für dich. Zum Schutz deiner Privatsphäre steht in dieser Mail nicht, was.',
  button: 'Ansehen',
  why: 'Du bekommst diese Mail, weil du diese Mitteilungen eingeschaltet hast. Über den Knopf siehst du, von wem sie kommt.',
} as const;

export const notifications_enable_mail = {
  subject: 'Wieder Mails von {site}?',
  preview: 'Bestätige, dass diese Adresse dir gehört.',
  text: 'Du willst wieder Mails zu Nachrichten, Likes und anderem bekommen. Mit dem Knopf bestätigst du, dass diese Adresse funktioniert und dir gehört. Danach schicken wir sie wieder, genau wie du es eingestellt hattest.',
  button: 'Ja, schickt sie wieder',
  expires: 'Der Link gilt {days, plural, one {# Tag} other {# Tage}}, und nur einmal.',
  not_you: 'Hast du nicht darum gebeten? Dann musst du nichts tun: Es ändert sich nichts.',
} as const;

export const notifications_enable_discreet = {
  text: 'Bestätige mit dem Knopf, dass diese Adresse dir gehört. Zum Schutz deiner Privatsphäre steht in dieser Mail nicht, wofür.',
  button: 'Bestätigen',
} as const;

export const export_notifications = {
  title: 'Mitteilungen',
  chosen: 'Mail: {email}, auf Geräten: {push}',
  quiet: 'Ruhezeiten',
  devices: 'Geräte, die Mitteilungen bekommen',
  emails: 'Mails mit Mitteilungen der letzten 30 Tage',
  announcements: 'Nachrichten der Seite im letzten Jahr',
} as const;

export const export_notification = {
  new_conversations: 'Neue Chats',
  new_messages: 'Neue Nachrichten',
  like: 'Likes, Matches und Besuche',
  unread_message_reminders: 'Erinnerung an ungelesene Nachrichten',
  promotions: 'Angebote',
  weekly_updates: 'Wochenüberblick',
  news: 'Neuigkeiten der Seite',
  reminders: 'Erinnerungen an deine Registrierung',
} as const;

export const export_frequency = {
  at_once: 'sofort',
  daily: 'täglich',
  weekly: 'wöchentlich',
  never: 'nie',
} as const;
