export const notification_mail = {
  unsubscribe: 'Stop deze mails',
  preferences: 'Meldingen instellen',
  photo_of: 'Foto van {name}',
} as const;

/** The whole text of every notification email in discreet mode; it must fit each of them. */
export const discreet_notification = {
  text: 'Er is iets nieuws voor je. Voor je privacy staat in deze mail niet wat.',
  button: 'Bekijken',
  why: 'Je krijgt deze mail omdat je deze meldingen hebt aanstaan. Via de knop zie je van wie hij komt.',
} as const;

export const notifications_enable_mail = {
  subject: 'Weer mail van {site}?',
  preview: 'Bevestig dat dit adres van jou is.',
  text: 'Je wilt weer mails krijgen over berichten, likes en ander nieuws. Met de knop bevestig je dat dit adres werkt en van jou is. Daarna sturen we ze weer, precies zoals je ze had ingesteld.',
  button: 'Ja, stuur ze weer',
  expires: 'De link werkt één keer, {days, plural, one {# dag} other {# dagen}} lang.',
  not_you: 'Heb je dit niet aangevraagd? Dan hoef je niets te doen: er verandert niets.',
} as const;

/** Instead of the text and the footer in discreet mode. */
export const notifications_enable_discreet = {
  text: 'Bevestig met de knop dat dit adres van jou is. Voor je privacy staat in deze mail niet waarvoor.',
  button: 'Bevestigen',
} as const;

export const export_notifications = {
  title: 'Meldingen',
  chosen: 'mail: {email}, pushmelding: {push}',
  quiet: 'Stille uren',
  devices: 'Apparaten die pushmeldingen krijgen',
  emails: 'Mails met meldingen van de laatste 30 dagen',
  announcements: 'Berichten van de site in het laatste jaar',
} as const;

export const export_notification = {
  new_conversations: 'Nieuwe gesprekken',
  new_messages: 'Nieuwe berichten',
  like: 'Likes, matches en bezoek',
  unread_message_reminders: 'Herinnering aan ongelezen berichten',
  promotions: 'Aanbiedingen',
  weekly_updates: 'Weekoverzicht',
  news: 'Nieuws van de site',
  reminders: 'Herinneringen aan je aanmelding',
} as const;

export const export_frequency = {
  at_once: 'direct',
  daily: 'elke dag',
  weekly: 'elke week',
  never: 'nooit',
} as const;
