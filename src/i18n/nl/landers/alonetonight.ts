export const lander_alonetonight = {
  title: 'Alleen vanavond?',
  lead: 'Doe je licht aan. Anderen die nog wakker zijn, zien het.',
  dark: 'Dit raam is nog donker',
  light: 'Jouw licht is aan',
  submit: 'Laat je licht branden',
  legend: 'Fel licht: nu online. Zacht licht: vandaag actief.',
} as const;
