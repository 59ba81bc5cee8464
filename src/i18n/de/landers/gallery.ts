export const lander_gallery = {
  title: 'Sieh dich in Ruhe um',
  lead: 'Geh an den Porträts entlang. Niemand sieht, dass du schaust.',
  wall: 'Porträts an der Wand',
  previous: 'Voriges Porträt',
  next: 'Nächstes Porträt',
  on: 'Nimm deinen Platz ein',
  place: 'Dein Platz',
} as const;
