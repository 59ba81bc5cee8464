export const likes_mail = {
  subject_like: '{count, plural, one {Piaci a qualcuno} other {Piaci a # persone}}',
  subject_match: '{count, plural, one {Vi piacete} other {L’interesse è reciproco con # persone}}',
  subject_both: 'Qualcuno ti ha notato',
  subject_visits: '{count, plural, one {Qualcuno ha} other {# persone hanno}} guardato il tuo profilo',
  preview: 'Guarda con calma chi è.',
  likes: 'Hai {count, plural, one {un nuovo like} other {# nuovi like}}.',
  matches: 'Hai {count, plural, one {un nuovo match} other {# nuovi match}}. Vi piacete: il primo passo è già fatto.',
  visits: '{count, plural, one {Una persona ha} other {# persone hanno}} guardato il tuo profilo.',
  visits_premium: 'Con premium vedi chi {count, plural, one {è} other {sono}}.',
  visitors: '{names} {count, plural, one {ha} other {hanno}} guardato il tuo profilo.',
  visitors_more: '{names} e {count, plural, one {un’altra persona} other {altre # persone}} hanno guardato il tuo profilo.',
  card_like: 'Ti ha messo un like',
  card_match: 'Vi piacete',
  more: 'Nella tua lista {count, plural, one {c’è un’altra persona} other {ci sono altre # persone}}.',
  button: 'Vedi i tuoi like',
  button_match: 'Vedi i tuoi match',
  button_visits: 'Vedi le visite',
  button_profile: 'Guarda chi c’è',
} as const;

export const visitor_name = {
  fictional: '{name} (profilo fittizio)',
} as const;
