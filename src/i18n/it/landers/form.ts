export const lander_form = {
  name: 'Come vuoi chiamarti?',
  name_hint: 'È il nome che vedono gli altri. Può essere inventato.',
  gender: 'Sono',
  submit: 'Continua',
  drawings: 'Volti disegnati, non persone iscritte',
} as const;
