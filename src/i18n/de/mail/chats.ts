export const conversation_mail = {
  subject: 'Neuer Chat auf {site}',
  preview: 'Lies und antworte, wann es dir passt.',
  text: '{count, plural, one {Jemand hat einen Chat mit dir begonnen.} other {# Chats warten auf dich. Der neueste ist mit jemandem, mit dem du noch nie geschrieben hast.}}',
} as const;

export const message_mail = {
  subject: 'Neue Nachrichten auf {site}',
  preview: 'Lies und antworte, wann es dir passt.',
  text: '{count, plural, one {Ein Chat wartet auf dich.} other {# Chats warten auf dich.}}',
} as const;

export const unread_mail = {
  subject: 'Noch ungelesen auf {site}',
  preview: 'Falls du es übersehen hast.',
  text: 'Falls du es übersehen hast: {count, plural, one {Diesen Chat hast du noch nicht gelesen. Wir erinnern dich nur dieses eine Mal daran.} other {Diese # Chats hast du noch nicht gelesen. Wir erinnern dich nur dieses eine Mal daran.}}',
} as const;

export const message_parts = {
  open: 'Chat öffnen',
  open_all: 'Chats öffnen',
  latest: '{count, plural, one {Neue Nachricht: {message}} other {# neue Nachrichten, die letzte: {message}}}',
  untold: '{count, plural, one {Neue Nachricht} other {# neue Nachrichten}}',
  others: '{count, plural, one {Und noch # anderer Chat.} other {Und noch # andere Chats.}}',
} as const;

export const message_summary = {
  words: '„{words}“',
  covered: 'eine verborgene Nachricht, mit einem Wort, das du nicht sehen willst',
  photo: 'ein Foto',
  gif: 'ein GIF',
  gift: 'ein Geschenk ({gift})',
} as const;
