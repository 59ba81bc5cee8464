export const lander_adultonly = {
  title: 'Adults only',
  lead: 'Men who know what they want. You decide how far it goes.',
} as const;
