export const notification_mail = {
  unsubscribe: 'Ferma queste email',
  preferences: 'Imposta le notifiche',
  photo_of: 'Foto di {name}',
} as const;

/** The whole text of every notification email in discreet mode; it must fit each of them. */
export const discreet_notification = {
  text: 'C’è qualcosa di nuovo per te. Per discrezione, in questa email non c’è scritto che cosa.',
  button: 'Guarda',
  why: 'Ricevi questa email perché hai attivato queste notifiche. Il pulsante ti mostra da chi arriva.',
} as const;

export const notifications_enable_mail = {
  subject: 'Di nuovo email da {site}?',
  preview: 'Conferma che questo indirizzo è tuo.',
  text: 'Hai chiesto di ricevere di nuovo email su messaggi, like e altre novità. Con il pulsante confermi che questo indirizzo funziona ed è tuo. Poi te le mandiamo di nuovo, come le avevi impostate.',
  button: 'Sì, mandatele',
  expires: 'Il link funziona per {days, plural, one {# giorno} other {# giorni}} e una volta sola.',
  not_you: 'Non l’hai chiesto tu? Allora non devi fare niente: non cambia nulla.',
} as const;

/** Instead of the text and the footer in discreet mode. */
export const notifications_enable_discreet = {
  text: 'Conferma con il pulsante che questo indirizzo è tuo. Per discrezione, in questa email non c’è scritto a che cosa serve.',
  button: 'Conferma',
} as const;

export const export_notifications = {
  title: 'Notifiche',
  chosen: 'email: {email}, notifica push: {push}',
  quiet: 'Ore di silenzio',
  devices: 'Dispositivi che ricevono notifiche push',
  emails: 'Email di notifica degli ultimi 30 giorni',
  announcements: 'Messaggi del sito nell’ultimo anno',
} as const;

export const export_notification = {
  new_conversations: 'Nuove chat',
  new_messages: 'Nuovi messaggi',
  like: 'Like, match e visite',
  unread_message_reminders: 'Promemoria dei messaggi da leggere',
  promotions: 'Offerte',
  weekly_updates: 'Riepilogo settimanale',
  news: 'Novità del sito',
  reminders: 'Promemoria dell’iscrizione',
} as const;

export const export_frequency = {
  at_once: 'subito',
  daily: 'ogni giorno',
  weekly: 'ogni settimana',
  never: 'mai',
} as const;
