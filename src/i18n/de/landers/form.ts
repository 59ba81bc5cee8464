export const lander_form = {
  name: 'Wie willst du heißen?',
  name_hint: 'So sehen dich andere Mitglieder. Der Name darf erfunden sein.',
  gender: 'Ich bin',
  submit: 'Weiter',
  drawings: 'Gezeichnete Gesichter, keine Mitglieder',
} as const;
