export const lander_socialnetwork = {
  title: 'This is your evening',
  lead: 'Photos, likes and conversations of men near you.',
} as const;
