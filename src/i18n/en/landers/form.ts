export const lander_form = {
  name: 'What should we call you?',
  name_hint: 'This is what other members see. It can be made up.',
  gender: 'I am a',
  submit: 'Continue',
  drawings: 'Drawn faces, not members',
} as const;
