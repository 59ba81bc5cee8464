export const lander_gallery = {
  title: 'Take your time',
  lead: 'Walk past the portraits. Nobody sees you looking.',
  wall: 'Portraits on the wall',
  previous: 'Previous portrait',
  next: 'Next portrait',
  on: 'Take your place',
  place: 'Your place',
} as const;
