export const weekly_mail = {
  subject_week: 'La tua settimana su {site}',
  preview: 'Le tue novità della settimana.',
  unread_messages: '{count, plural, one {Ti aspetta # messaggio da leggere.} other {Ti aspettano # messaggi da leggere.}}',
  likes: '{count, plural, one {Piaci a una persona. Vuoi sapere chi è?} other {Piaci a # persone. Vuoi sapere chi sono?}}',
  visits: 'Questa settimana {count, plural, one {una persona ha} other {# persone hanno}} guardato il tuo profilo.',
  members: '{count, plural, one {Un nuovo profilo vicino a te, secondo le tue preferenze:} other {Nuovi profili vicino a te, secondo le tue preferenze:}}',
  members_anywhere: '{count, plural, one {Un nuovo profilo, secondo le tue preferenze:} other {Nuovi profili, secondo le tue preferenze:}}',
  card: 'Nuovo, {distance}',
  card_new: 'Nuovo',
  button_messages: 'Leggi i messaggi',
  button_likes: 'Vedi i tuoi like',
  button_members: 'Guarda chi c’è',
} as const;
