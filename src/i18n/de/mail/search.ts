export const weekly_mail = {
  subject_week: 'Deine Woche auf {site}',
  preview: 'Was diese Woche für dich da war.',
  unread_messages: '{count, plural, one {# ungelesene Nachricht wartet} other {# ungelesene Nachrichten warten}} auf dich.',
  likes: '{count, plural, one {Du gefällst einem Mitglied. Neugierig, wem?} other {Du gefällst # Mitgliedern. Neugierig, wem?}}',
  visits: '{count, plural, one {Ein Mitglied hat} other {# Mitglieder haben}} diese Woche dein Profil angesehen.',
  members: '{count, plural, one {Dieses Mitglied ist neu in deiner Nähe und passt zu deinen Vorlieben:} other {Diese Mitglieder sind neu in deiner Nähe und passen zu deinen Vorlieben:}}',
  members_anywhere: '{count, plural, one {Dieses Mitglied ist neu und passt zu deinen Vorlieben:} other {Diese Mitglieder sind neu und passen zu deinen Vorlieben:}}',
  card: 'Neu, {distance}',
  card_new: 'Neu',
  button_messages: 'Nachrichten lesen',
  button_likes: 'Likes ansehen',
  button_members: 'Mitglieder ansehen',
} as const;
