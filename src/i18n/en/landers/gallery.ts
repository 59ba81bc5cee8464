export const lander_gallery = {
  title: 'Take a look around',
  lead: 'A gallery of men who would like to meet someone tonight.',
} as const;
