export const weekly_mail = {
  subject_week: 'Ta semaine sur {site}',
  preview: 'Ce que la semaine t’a apporté.',
  unread_messages: '{count, plural, one {# message non lu t’attend} other {# messages non lus t’attendent}}.',
  likes: '{count, plural, one {Tu plais à un membre. Envie de savoir à qui ?} other {Tu plais à # membres. Envie de savoir à qui ?}}',
  visits: '{count, plural, one {Un membre a} other {# membres ont}} vu ton profil cette semaine.',
  members: '{count, plural, one {Ce membre est nouveau près de chez toi et correspond à tes préférences :} other {Ces membres sont nouveaux près de chez toi et correspondent à tes préférences :}}',
  members_anywhere: '{count, plural, one {Ce membre est nouveau et correspond à tes préférences :} other {Ces membres sont nouveaux et correspondent à tes préférences :}}',
  card: 'Nouveau, {distance}',
  card_new: 'Nouveau',
  button_messages: 'Lire tes messages',
  button_likes: 'Voir tes likes',
  button_members: 'Voir les membres',
} as const;
