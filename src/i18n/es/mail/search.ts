export const weekly_mail = {
  subject_week: 'Tu semana en {site}',
  preview: 'Lo que te ha traído la semana.',
  unread_messages: '{count, plural, one {Te espera # mensaje sin leer.} other {Te esperan # mensajes sin leer.}}',
  likes: '{count, plural, one {Le gustas a una persona. ¿Quieres saber a quién?} other {Les gustas a # personas. ¿Quieres saber a quiénes?}}',
  visits: '{count, plural, one {Una persona ha mirado} other {# personas han mirado}} tu perfil esta semana.',
  members: '{count, plural, one {Este perfil es nuevo, está cerca y encaja con lo que buscas:} other {Estos perfiles son nuevos, están cerca y encajan con lo que buscas:}}',
  members_anywhere: '{count, plural, one {Este perfil es nuevo y encaja con lo que buscas:} other {Estos perfiles son nuevos y encajan con lo que buscas:}}',
  card: 'Nuevo, {distance}',
  card_new: 'Nuevo',
  button_messages: 'Leer tus mensajes',
  button_likes: 'Ver tus likes',
  button_members: 'Ver perfiles',
} as const;
