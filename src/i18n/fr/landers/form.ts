export const lander_form = {
  name: 'Quel sera ton pseudo ?',
  name_hint: 'C’est ce que verront les autres membres. Tu peux l’inventer.',
  gender: 'Je suis',
  submit: 'Continuer',
  drawings: 'Visages dessinés, pas des membres',
} as const;
