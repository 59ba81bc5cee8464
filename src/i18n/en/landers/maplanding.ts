export const lander_maplanding = {
  title: 'Close by, and still discreet',
  lead: 'Look around you. Nobody sees where exactly you are.',
} as const;
