export const notifications = {
  title: 'Notifiche',
  row: 'Email, dispositivi, ore di silenzio',
  intro: 'Scegli che cosa ricevi per email e che cosa sui dispositivi. Ogni scelta vale subito.',
  always: 'Le email sull’account, sui pagamenti e su quello che hai segnalato arrivano sempre.',
  group_messages: 'Messaggi',
  group_likes: 'Like e visite',
  group_site: 'Da {site}',
  email: 'Per email',
  push: 'Sui tuoi dispositivi',
  summary: 'Email: {email} · dispositivi: {push}',
  summary_email: 'Email: {email}',
  on: 'sì',
  off: 'no',
  off_now: 'per ora no',
  saved: 'Salvato: «{label}»',
  saving: 'Salvataggio…',
  waiting: 'Non ancora salvato. Lo salviamo appena torna la connessione.',
} as const;

export const notification_type = {
  new_conversations: 'Nuove chat',
  new_messages: 'Nuovi messaggi',
  like: 'Like, match e visite',
  unread_message_reminders: 'Ancora da leggere',
  promotions: 'Offerte',
  weekly_updates: 'Riepilogo settimanale',
  news: 'Novità',
  reminders: 'Iscrizione da completare',
} as const;

export const notification_hint = {
  new_conversations: 'Quando qualcuno ti scrive per la prima volta.',
  new_messages: 'Quando in una chat arriva un messaggio. Quello che hai già letto non te lo mandiamo.',
  like: 'Quando piaci a qualcuno, quando vi piacete e quando guardano il tuo profilo.',
  unread_message_reminders: 'Una volta, se dopo 24 ore un messaggio è ancora da leggere.',
  promotions: 'Sconti e promozioni. Li mandiamo solo se attivi questa voce.',
  weekly_updates: 'Una volta a settimana: nuovi profili adatti a te e che cosa ti aspetta.',
  news: 'Quando sul sito c’è qualcosa di nuovo. Lo mandiamo solo se attivi questa voce.',
  reminders: 'Al massimo due promemoria, finché non confermi l’indirizzo email.',
} as const;

export const frequency = {
  at_once: 'Subito',
  daily: 'Ogni giorno',
  weekly: 'Ogni settimana',
  never: 'Mai',
} as const;

export const frequency_short = {
  at_once: 'subito',
  daily: 'ogni giorno',
  weekly: 'ogni settimana',
  never: 'no',
} as const;

export const quiet_hours = {
  title: 'Ore di silenzio',
  every_day: 'Silenzio ogni giorno a ore fisse',
  hint: 'In quelle ore non mandiamo niente. Quello che arriva lo trovi dopo.',
  from: 'Dalle',
  until: 'Alle',
  zone: 'Fuso orario: {zone}.',
  other_zone: 'Questi orari valgono per {zone}. Questo dispositivo è su {here}.',
  use_zone: 'Usa l’ora di questo dispositivo',
  digests:
    'Le email giornaliere e settimanali partono alle {time} in questo fuso, o dopo le ore di silenzio.',
} as const;

export const push_device = {
  title: 'Su questo dispositivo',
  label: 'Notifiche su questo dispositivo',
  hint: 'Vedi quando c’è un messaggio, un like o un match, anche a sito chiuso. In modalità discreta senza nomi e senza testi.',
  last: 'Ultima notifica qui: {when}.',
  unsupported: 'Questo browser non può mostrare notifiche. Chrome, Firefox o Safari aggiornati sì.',
  off_done: 'Le notifiche sono disattivate su questo dispositivo.',
} as const;

export const emails_off = {
  title: 'Le tue email sono disattivate',
  back: 'Le vuoi di nuovo? Mandiamo una sola email a {email}. Con il link che trovi lì confermi.',
  submit: 'Riattiva le email',
  another: 'Un altro indirizzo',
  sent: 'Abbiamo mandato un’email a {email}. Apri il link, conferma, e le email tornano attive.',
  again: 'Manda di nuovo',
} as const;

export const disabled_explanation = {
  bounce: 'Le email a {email} tornano indietro. L’indirizzo è ancora giusto?',
  fbl: 'Una nostra email è stata segnalata come spam. Per questo non te ne mandiamo più.',
  listunsubscribe: 'L’hai chiesto dal tuo programma di posta. Per questo non ti mandiamo più email.',
} as const;

export const unsubscribe = {
  title: 'Disattiva le email',
  question: 'Niente più email su «{what}»?',
  text: 'Puoi fermare solo queste, o tutte le email su messaggi, like e novità. Quelle sull’account arrivano sempre.',
  one: 'Ferma queste email',
  all: 'Ferma tutte le email',
  done_type: 'Niente più email su «{what}»',
  done_all: 'Non riceverai più queste email',
  done_text: 'Fatto. Se un giorno le rivuoi, le riattivi nelle notifiche.',
  preferences: 'Imposta le notifiche',
  invalid: 'Questo link non disattiva le email',
} as const;

export const enable_emails = {
  title: 'Vuoi di nuovo le email?',
  text: 'Conferma che questo indirizzo email è tuo. Poi ti mandiamo di nuovo le email, come le avevi impostate.',
  submit: 'Sì, mandatele',
  done_title: 'Le email sono di nuovo attive',
  done_text: 'Il tuo indirizzo è confermato. Nelle notifiche scegli su che cosa ti scriviamo.',
} as const;
