export const lander_gallery = {
  title: 'Guarda con calma',
  lead: 'Passeggia fra i ritratti. Nessuno vede che stai guardando.',
  wall: 'Ritratti alla parete',
  previous: 'Ritratto precedente',
  next: 'Ritratto successivo',
  on: 'Prendi il tuo posto',
  place: 'Il tuo posto',
} as const;
