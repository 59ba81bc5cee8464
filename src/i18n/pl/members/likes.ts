export const likes = {
  more_than: '{count, number}+',
  more: 'Wczytaj więcej',
  is_new: 'Nowy lajk',
  taken_back: 'Lajk cofnięty: {name}.',
  match_ended: 'Ty i {name} to już nie match.',
  take_back: 'Cofnij lajka: {name}',
  write: 'Napisz',
  write_name: 'Napisz do: {name}',
  received_empty: 'Nie masz jeszcze lajków',
  received_empty_text: 'Daj kilka lajków i dodaj zdjęcie do profilu: łatwiej będzie cię zauważyć.',
  given_empty: 'Tu pojawią się twoje lajki',
  given_empty_text: 'Lajk nic nie kosztuje, a mówi wystarczająco dużo. Rozejrzyj się.',
  matches_empty: 'Nie masz jeszcze matchy',
  matches_empty_text: 'Gdy spodobacie się sobie nawzajem, zobaczysz to tutaj.',
  early_given: '{count, plural, one {Twoje „tak” sprzed założenia konta jest teraz lajkiem.} few {Twoje # „tak” sprzed założenia konta są teraz lajkami.} many {Twoje # „tak” sprzed założenia konta jest teraz lajkami.} other {Twoje # „tak” sprzed założenia konta jest teraz lajkami.}}',
  add_photo: 'Dodaj zdjęcie',
} as const;

export const like_type = {
  received: 'Otrzymane',
  given: 'Wysłane',
  matches: 'Matche',
} as const;

export const like_modal = {
  title: 'Nowy lajk!',
  text: '{name} daje ci lajka.',
  text_more: 'Lajka dają ci {name} i jeszcze {count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}.',
  match_title: 'To match',
  match_text: 'Ty i {name} podobacie się sobie.',
  match_more: '{count, plural, one {Czeka jeszcze # nowy match.} few {Czekają jeszcze # nowe matche.} many {Czeka jeszcze # nowych matchy.} other {Czeka jeszcze # nowego matcha.}}',
  photo: 'Zobacz profil {name}',
  view: 'Zobacz profil',
  view_all: 'Zobacz swoje lajki',
} as const;
