/** Subjects do not say where the interest is shown. */
export const likes_mail = {
  subject_like: '{count, plural, one {Quelqu’un s’intéresse à toi} other {# membres s’intéressent à toi}}',
  subject_match: '{count, plural, one {L’intérêt est réciproque} other {L’intérêt est réciproque avec # membres}}',
  subject_both: 'On s’intéresse à toi',
  subject_visits: '{count, plural, one {Quelqu’un a} other {# membres ont}} vu ton profil',
  preview: 'Regarde à ton rythme de qui il s’agit.',
  likes: 'Tu as {count, plural, one {un nouveau like} other {# nouveaux likes}}.',
  matches: 'Tu as {count, plural, one {un nouveau match} other {# nouveaux matchs}}. Vous vous plaisez : le premier pas est déjà fait.',
  visits: '{count, plural, one {Un membre a} other {# membres ont}} vu ton profil.',
  visits_premium: 'Les membres premium voient {count, plural, one {qui c’est} other {qui c’est}}.',
  visitors: '{names} {count, plural, one {a} other {ont}} vu ton profil.',
  visitors_more: '{names} et {count, plural, one {# autre membre} other {# autres membres}} ont vu ton profil.',
  card_like: 'Tu lui plais',
  card_match: 'Vous vous plaisez',
  more: '{count, plural, one {Et # autre membre} other {Et # autres membres}} dans ta liste.',
  button: 'Voir tes likes',
  button_match: 'Voir tes matchs',
  button_visits: 'Voir tes visites',
  button_profile: 'Voir les membres',
} as const;

export const visitor_name = {
  fictional: '{name} (profil fictif)',
} as const;
