export const lander_alonetonight = {
  title: 'Heute Abend allein?',
  lead: 'Mach dein Licht an. Wer auch noch wach ist, sieht dich.',
  dark: 'Dieses Fenster ist noch dunkel',
  light: 'Dein Licht brennt',
  submit: 'Licht brennen lassen',
  legend: 'Helles Licht: jetzt online. Sanftes Licht: heute aktiv.',
} as const;
