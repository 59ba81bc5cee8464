export const lander_gallery = {
  title: 'Prends ton temps',
  lead: 'Passe d’un portrait à l’autre. Personne ne voit que tu regardes.',
  wall: 'Portraits au mur',
  previous: 'Portrait précédent',
  next: 'Portrait suivant',
  on: 'Prendre ma place',
  place: 'Ta place',
} as const;
