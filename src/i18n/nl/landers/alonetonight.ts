export const lander_alonetonight = {
  title: 'Alleen vanavond?',
  lead: 'Doe je licht aan. Wie ook wakker is, ziet je dan.',
  dark: 'Dit raam is nog donker',
  light: 'Jouw licht is aan',
  submit: 'Laat je licht branden',
  legend: 'Fel licht: nu online. Zacht licht: vandaag actief.',
} as const;
