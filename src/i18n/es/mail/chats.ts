/** Subjects and previews name no member, because other people may see the screen. */
export const conversation_mail = {
  subject: 'Nueva conversación en {site}',
  preview: 'Lee y responde cuando te venga bien.',
  text: '{count, plural, one {Alguien ha empezado una conversación contigo.} other {Te esperan # conversaciones. La última es con alguien con quien no habías hablado antes.}}',
} as const;

export const message_mail = {
  subject: 'Mensajes nuevos en {site}',
  preview: 'Lee y responde cuando te venga bien.',
  text: '{count, plural, one {Te espera una conversación.} other {Te esperan # conversaciones.}}',
} as const;

export const unread_mail = {
  subject: 'Sin leer todavía en {site}',
  preview: 'Por si no lo habías visto.',
  text: 'Por si no lo habías visto: {count, plural, one {esta conversación está sin leer. Te lo recordamos una sola vez.} other {estas # conversaciones están sin leer. Te lo recordamos una sola vez.}}',
} as const;

export const message_parts = {
  open: 'Abrir la conversación',
  open_all: 'Abrir las conversaciones',
  latest: '{count, plural, one {Mensaje nuevo: {message}} other {# mensajes nuevos, el último: {message}}}',
  untold: '{count, plural, one {Mensaje nuevo} other {# mensajes nuevos}}',
  others: '{count, plural, one {Y # conversación más.} other {Y # conversaciones más.}}',
} as const;

export const message_summary = {
  words: '«{words}»',
  covered: 'un mensaje oculto, con una palabra que no quieres ver',
  photo: 'una foto',
  gif: 'un GIF',
  gift: 'un regalo ({gift})',
} as const;
