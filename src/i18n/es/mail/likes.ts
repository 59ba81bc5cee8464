export const likes_mail = {
  subject_like: '{count, plural, one {Alguien se ha fijado en ti} other {# personas se han fijado en ti}}',
  subject_match: '{count, plural, one {El interés es mutuo} other {El interés es mutuo con # personas}}',
  subject_both: 'Hay novedades para ti',
  subject_visits: '{count, plural, one {Alguien ha mirado} other {# personas han mirado}} tu perfil',
  preview: 'Mira sin prisa de quién se trata.',
  likes: 'Tienes {count, plural, one {un like nuevo} other {# likes nuevos}}.',
  matches: 'Tienes {count, plural, one {un match nuevo} other {# matches nuevos}}. Os gustáis, así que el primer paso ya está dado.',
  visits: '{count, plural, one {Una persona ha mirado} other {# personas han mirado}} tu perfil.',
  visits_premium: 'Con premium ves {count, plural, one {quién es} other {quiénes son}}.',
  visitors: '{names} {count, plural, one {ha mirado} other {han mirado}} tu perfil.',
  visitors_more: '{names} y {count, plural, one {# persona más} other {# personas más}} han mirado tu perfil.',
  card_like: 'Le gustas',
  card_match: 'Os gustáis',
  more: '{count, plural, one {Hay # perfil más} other {Hay # perfiles más}} en tu lista.',
  button: 'Ver tus likes',
  button_match: 'Ver tus matches',
  button_visits: 'Ver tus visitas',
  button_profile: 'Ver perfiles',
} as const;

export const visitor_name = {
  fictional: '{name} (perfil ficticio)',
} as const;
