export const message_mail = {
  subject: 'Nouveaux messages sur {site}',
  preview: 'Lis et réponds quand ça t’arrange.',
  text: '{count, plural, one {Une conversation t’attend.} other {# conversations t’attendent.}}',
} as const;

export const conversation_mail = {
  subject: 'Nouvelle conversation sur {site}',
  preview: 'Lis et réponds quand ça t’arrange.',
  text: '{count, plural, one {Quelqu’un a lancé une conversation avec toi.} other {# conversations t’attendent. La plus récente vient de quelqu’un à qui tu n’avais jamais parlé.}}',
} as const;

export const unread_mail = {
  subject: 'Des messages non lus sur {site}',
  preview: 'Au cas où ça t’aurait échappé.',
  text: 'Au cas où ça t’aurait échappé : {count, plural, one {tu n’as pas encore lu cette conversation. Nous ne te le rappelons qu’une fois.} other {tu n’as pas encore lu ces # conversations. Nous ne te le rappelons qu’une fois.}}',
} as const;

export const message_parts = {
  open: 'Ouvrir la conversation',
  open_all: 'Ouvrir les conversations',
  latest: '{count, plural, one {Nouveau message : {message}} other {# nouveaux messages, le dernier : {message}}}',
  untold: '{count, plural, one {Nouveau message} other {# nouveaux messages}}',
  others: '{count, plural, one {Et encore # autre conversation.} other {Et encore # autres conversations.}}',
} as const;

export const message_summary = {
  words: '« {words} »',
  covered: 'un message masqué, avec un mot que tu ne veux pas voir',
  photo: 'une photo',
  gif: 'un GIF',
  gift: 'un cadeau ({gift})',
} as const;
