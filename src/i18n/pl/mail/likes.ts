export const likes_mail = {
  subject_like: '{count, plural, one {Ktoś zwraca na ciebie uwagę} few {# osoby zwracają na ciebie uwagę} many {# osób zwraca na ciebie uwagę} other {# osoby zwraca na ciebie uwagę}}',
  subject_match: '{count, plural, one {Zainteresowanie jest wzajemne} few {Wzajemne zainteresowanie: # osoby} many {Wzajemne zainteresowanie: # osób} other {Wzajemne zainteresowanie: # osoby}}',
  subject_both: 'Ktoś się tobą interesuje',
  subject_visits: '{count, plural, one {Ktoś ogląda twój profil} few {# osoby oglądają twój profil} many {# osób ogląda twój profil} other {# osoby ogląda twój profil}}',
  preview: 'Zobacz spokojnie, od kogo.',
  likes: 'Masz {count, plural, one {nowego lajka} few {# nowe lajki} many {# nowych lajków} other {# nowego lajka}}.',
  matches: 'Masz {count, plural, one {nowy match} few {# nowe matche} many {# nowych matchy} other {# nowego matcha}}. Podobacie się sobie, więc pierwszy krok już za wami.',
  visits: '{count, plural, one {Twój profil oglądała # osoba.} few {Twój profil oglądały # osoby.} many {Twój profil oglądało # osób.} other {Twój profil oglądało # osoby.}}',
  visits_premium: 'Z premium zobaczysz, {count, plural, one {kto to} few {kto to} many {kto to} other {kto to}}.',
  visitors: '{count, plural, one {Odwiedziny na twoim profilu: {names}.} few {Odwiedziny na twoim profilu: {names}.} many {Odwiedziny na twoim profilu: {names}.} other {Odwiedziny na twoim profilu: {names}.}}',
  visitors_more: 'Odwiedziny na twoim profilu: {names} i jeszcze {count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}.',
  card_like: 'Daje ci lajka',
  card_match: 'Podobacie się sobie',
  more: '{count, plural, one {Na liście jest jeszcze # osoba.} few {Na liście są jeszcze # osoby.} many {Na liście jest jeszcze # osób.} other {Na liście jest jeszcze # osoby.}}',
  button: 'Zobacz lajki',
  button_match: 'Zobacz matche',
  button_visits: 'Zobacz odwiedziny',
  button_profile: 'Zobacz profile',
} as const;

export const visitor_name = {
  fictional: '{name} (fikcyjny profil)',
} as const;
