export const lander_form = {
  name: 'Jak mamy cię nazywać?',
  name_hint: 'Tak zobaczą cię inni. Może być zmyślone.',
  gender: 'Twoja płeć',
  submit: 'Dalej',
  drawings: 'Narysowane twarze, nie prawdziwe osoby',
} as const;
