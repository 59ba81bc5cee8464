export const lander_form = {
  name: '¿Cómo te llamamos?',
  name_hint: 'Así te verán los demás. Puede ser un nombre inventado.',
  gender: 'Soy',
  submit: 'Seguir',
  drawings: 'Caras dibujadas, no son perfiles',
} as const;
