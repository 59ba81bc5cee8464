export const match_finder = {
  step: 'Pytanie {step} z {steps}',
  race_note:
    'Możesz to pominąć. Odpowiedź nikogo nie wyklucza, nie jest zapisywana i nie opuszcza twojego urządzenia.',
  choice: 'Do wyboru: {found}',
  so_far: 'Jak dotąd: {found}',
  given: 'Twoje odpowiedzi',
  change: '{answer}, zmień odpowiedź',
  skip: 'Pomiń',
  result: 'Pasują do ciebie',
  all_filters: 'Dalej ze wszystkimi filtrami',
  again: 'Od nowa',
} as const;

export const finder_question = {
  age: 'Jakiego wieku szukasz?',
  appearance: 'Jaki wygląd cię kręci?',
  race: 'Wolisz jakiś kolor skóry?',
} as const;

export const finder_answer = {
  '18-35': '18–35',
  '35+': '35+',
  normal: 'Zwyczajny',
  sexy: 'Seksowny',
  white: 'Biały',
  other: 'Inny',
} as const;

export const finder_hint = {
  normal: 'Wszyscy, ze zdjęciem lub bez',
  sexy: 'Tylko ze zdjęciem: ocena należy do ciebie',
} as const;
