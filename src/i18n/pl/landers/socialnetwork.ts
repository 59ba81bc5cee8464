export const lander_socialnetwork = {
  title: 'Tu facetów się poznaje, a nie obserwuje',
  title_everyone: 'Tu ludzi się poznaje, a nie obserwuje',
  lead: 'Bez obserwujących, bez reklam. Tylko ludzie i to, co sami chcą pokazać.',
  circle: 'Ludzie, którzy się pokazują',
  drawn: 'Tak to wygląda',
  first: 'Najpierw wybierz imię, potem możesz dawać lajki i pisać.',
  join: 'Dołącz',
  like: 'Lajk dla: {name}. Najpierw wybierz imię',
  write: 'Wiadomość do: {name}. Najpierw wybierz imię',
  promise: 'Nasza obietnica',
} as const;
