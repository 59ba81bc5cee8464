export const lander_form = {
  name: 'Hoe wil je heten?',
  name_hint: 'Zo zien andere leden je. Het mag een verzonnen naam zijn.',
  gender: 'Ik ben een',
  submit: 'Verder',
  drawings: 'Getekende gezichten, geen leden',
} as const;
