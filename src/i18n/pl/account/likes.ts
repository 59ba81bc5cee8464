export const swipe_game = {
  no: 'Nie',
  yes: 'Tak',
  judge: 'Tak czy nie? {name}',
  open: 'Zobacz profil',
  undo: 'Cofnij ostatnie „nie”',
  left: 'Na dziś: {swipes, plural, =0 {zero swajpów} one {# swajp} few {# swajpy} many {# swajpów} other {# swajpa}} i {likes, plural, =0 {zero lajków} one {# lajk} few {# lajki} many {# lajków} other {# lajka}}',
  keys: 'Na klawiaturze: ← to „nie”, → to „tak”, Backspace cofa ostatnie „nie”.',
  out_of_swipes: 'Na dziś koniec swajpów',
  out_of_swipes_text:
    'Poczekaj {day, select, today {jeszcze trochę: dziś od} other {do jutra: od}} {when} masz znów swajpy ({swipes}) i lajki ({likes}).',
  out_of_likes: 'Na dziś koniec lajków.',
  out_of_likes_text:
    'Poczekaj {day, select, today {jeszcze trochę: dziś od} other {do jutra: od}} {when} masz znów lajki ({likes}). „Nie” nadal działa, a lajka możesz dać na profilu.',
  empty: 'To już wszyscy',
  empty_text:
    'W tym wieku nie ma teraz nowych kart. Poszukaj szerzej u góry albo obejrzyj wszystkie profile. Pominięte osoby wrócą po {days} dniach.',
  preferences: 'Kogo chcesz widzieć',
  preferences_now: 'Wiek {from}–{until}, {is, select, near {{km} km} other {wszędzie}}',
  preferences_why:
    'Działa w swajpach, w „Znajdź match” i przy pierwszych matchach. Nikt inny tego nie widzi.',
  preferences_far: 'Najpierw widzisz osoby z bliska, potem te z daleka.',
  gone: '{name} nie ma już konta. Nie kosztuje cię to lajka.',
  waiting:
    '{count, plural, one {# swajp czeka} few {# swajpy czekają} many {# swajpów czeka} other {# swajpa czeka}}, aż wróci połączenie.',
} as const;
