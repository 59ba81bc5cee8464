export const likes_mail = {
  subject_like: '{count, plural, one {Jemand interessiert sich für dich} other {# Mitglieder interessieren sich für dich}}',
  subject_match: '{count, plural, one {Das Interesse ist gegenseitig} other {# Mitglieder interessieren sich auch für dich}}',
  subject_both: 'Du kommst gut an',
  subject_visits: '{count, plural, one {Jemand hat} other {# Mitglieder haben}} dein Profil angesehen',
  preview: 'Sieh in Ruhe nach, von wem es kommt.',
  likes: 'Du hast {count, plural, one {einen neuen Like} other {# neue Likes}}.',
  matches: 'Du hast {count, plural, one {ein neues Match} other {# neue Matches}}. Ihr gefallt euch gegenseitig, der erste Schritt ist also schon getan.',
  visits: '{count, plural, one {Ein Mitglied hat} other {# Mitglieder haben}} dein Profil angesehen.',
  visits_premium: 'Mit Premium siehst du, wer {count, plural, one {das war} other {alles da war}}.',
  visitors: '{names} {count, plural, one {hat} other {haben}} dein Profil angesehen.',
  visitors_more: '{names} und noch {count, plural, one {# anderes Mitglied} other {# andere Mitglieder}} haben dein Profil angesehen.',
  card_like: 'Mag dich',
  card_match: 'Ihr gefallt euch gegenseitig',
  more: '{count, plural, one {# weiteres Mitglied steht} other {# weitere Mitglieder stehen}} in deiner Liste.',
  button: 'Likes ansehen',
  button_match: 'Matches ansehen',
  button_visits: 'Besuche ansehen',
  button_profile: 'Mitglieder ansehen',
} as const;

export const visitor_name = {
  fictional: '{name} (fiktives Profil)',
} as const;
