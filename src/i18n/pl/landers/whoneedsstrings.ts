export const lander_whoneedsstrings = {
  title: 'Kto mówi, że trzeba się wiązać?',
  lead: 'Przetnij sznurki albo zostaw jeden. Byle szczerze mówić, czego szukasz.',
  reason: 'Czego szukasz?',
  fun: 'Bez zobowiązań',
  fun_text: 'Udany wieczór. Więcej nie trzeba.',
  dates: 'Zobaczymy, co dalej',
  dates_text: 'Randki z otwartym zakończeniem.',
  chat: 'Po prostu pogadać',
  chat_text: 'Dobra rozmowa to też udany wieczór.',
} as const;
