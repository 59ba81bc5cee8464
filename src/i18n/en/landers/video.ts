export const lander_video = {
  title: 'An evening in twenty seconds',
  lead: 'Watch, and join in.',
} as const;
