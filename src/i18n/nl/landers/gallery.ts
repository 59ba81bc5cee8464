export const lander_gallery = {
  title: 'Kijk rustig rond',
  lead: 'Loop langs de portretten. Niemand ziet dat jij kijkt.',
  wall: 'Portretten aan de wand',
  previous: 'Vorig portret',
  next: 'Volgend portret',
  on: 'Neem je plek in',
  place: 'Jouw plek',
} as const;
