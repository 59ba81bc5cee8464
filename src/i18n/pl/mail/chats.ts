/** Subjects and previews name no member, because other people may see the screen. */
export const conversation_mail = {
  subject: 'Nowa rozmowa w serwisie {site}',
  preview: 'Przeczytaj i odpisz, kiedy ci pasuje.',
  text: '{count, plural, one {Ktoś zaczyna z tobą rozmowę.} few {Czekają na ciebie # rozmowy. Najnowsza jest z kimś nowym.} many {Czeka na ciebie # rozmów. Najnowsza jest z kimś nowym.} other {Czeka na ciebie # rozmowy. Najnowsza jest z kimś nowym.}}',
} as const;

export const message_mail = {
  subject: 'Nowe wiadomości w serwisie {site}',
  preview: 'Przeczytaj i odpisz, kiedy ci pasuje.',
  text: '{count, plural, one {Czeka na ciebie rozmowa.} few {Czekają na ciebie # rozmowy.} many {Czeka na ciebie # rozmów.} other {Czeka na ciebie # rozmowy.}}',
} as const;

export const unread_mail = {
  subject: 'Nadal nieprzeczytane w serwisie {site}',
  preview: 'Na wypadek, gdyby ci umknęło.',
  text: 'Być może ci umknęło: {count, plural, one {ta rozmowa jest nadal nieprzeczytana. Przypominamy o niej tylko raz.} few {te # rozmowy są nadal nieprzeczytane. Przypominamy o nich tylko raz.} many {tych # rozmów jest nadal nieprzeczytanych. Przypominamy o nich tylko raz.} other {tych # rozmowy jest nadal nieprzeczytanych. Przypominamy o nich tylko raz.}}',
} as const;

export const message_parts = {
  open: 'Otwórz rozmowę',
  open_all: 'Otwórz rozmowy',
  latest: '{count, plural, one {Nowa wiadomość: {message}} few {# nowe wiadomości, ostatnia: {message}} many {# nowych wiadomości, ostatnia: {message}} other {# nowej wiadomości, ostatnia: {message}}}',
  untold: '{count, plural, one {Nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
  others: '{count, plural, one {I jeszcze # inna rozmowa.} few {I jeszcze # inne rozmowy.} many {I jeszcze # innych rozmów.} other {I jeszcze # innej rozmowy.}}',
} as const;

export const message_summary = {
  words: '„{words}”',
  covered: 'ukryta wiadomość, ze słowem, którego nie chcesz widzieć',
  photo: 'zdjęcie',
  gif: 'GIF',
  gift: 'prezent ({gift})',
} as const;
