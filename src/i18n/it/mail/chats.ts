/** Subjects and previews name no member, because other people may see the screen. */
export const conversation_mail = {
  subject: 'Una nuova chat su {site}',
  preview: 'Leggi e rispondi quando ti va.',
  text: '{count, plural, one {Qualcuno ha iniziato una chat con te.} other {Ti aspettano # chat. La più recente è con qualcuno con cui non avevi mai parlato.}}',
} as const;

export const message_mail = {
  subject: 'Nuovi messaggi su {site}',
  preview: 'Leggi e rispondi quando ti va.',
  text: '{count, plural, one {Ti aspetta una chat.} other {Ti aspettano # chat.}}',
} as const;

export const unread_mail = {
  subject: 'Ancora da leggere su {site}',
  preview: 'Nel caso ti fosse sfuggito.',
  text: 'Nel caso ti fosse sfuggito: {count, plural, one {questa chat è ancora da leggere. Te lo ricordiamo una volta sola.} other {queste # chat sono ancora da leggere. Te lo ricordiamo una volta sola.}}',
} as const;

export const message_parts = {
  open: 'Apri la chat',
  open_all: 'Apri le chat',
  latest: '{count, plural, one {Nuovo messaggio: {message}} other {# nuovi messaggi, l’ultimo: {message}}}',
  untold: '{count, plural, one {Nuovo messaggio} other {# nuovi messaggi}}',
  others: '{count, plural, one {E un’altra chat.} other {E altre # chat.}}',
} as const;

export const message_summary = {
  words: '«{words}»',
  covered: 'un messaggio nascosto, con una parola che non vuoi vedere',
  photo: 'una foto',
  gif: 'una GIF',
  gift: 'un regalo ({gift})',
} as const;
