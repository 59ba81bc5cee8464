export const lander_adultonly = {
  title: 'Tylko dla dorosłych',
  lead: 'Czego tu szukasz, to twoja sprawa. Ty decydujesz, kto cię widzi i jak daleko to zajdzie.',
  age: 'Mam co najmniej 18 lat',
  inside: 'Wejdź pod dowolnym imieniem.',
  submit: 'Do środka',
  neutral_title: 'Z zewnątrz nic nie widać',
  neutral_text: 'W trybie dyskretnym karta, maile i aplikacja mają zwyczajną nazwę.',
  exit_title: 'I już cię nie ma',
  exit_text: 'W tym trybie jest też wyjście: jedno naciśnięcie i jesteś na innej stronie.',
  nameless_title: 'Powiadomienia bez imion',
  nameless_text: 'Dyskretnie znaczy też: bez imienia i treści na zablokowanym ekranie.',
} as const;
