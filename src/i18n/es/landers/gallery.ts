export const lander_gallery = {
  title: 'Mira sin prisa',
  lead: 'Pasea entre los retratos. Nadie ve que estás mirando.',
  wall: 'Retratos en la pared',
  previous: 'Retrato anterior',
  next: 'Retrato siguiente',
  on: 'Ocupa tu sitio',
  place: 'Tu sitio',
} as const;
