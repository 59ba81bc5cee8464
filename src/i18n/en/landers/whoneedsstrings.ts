export const lander_whoneedsstrings = {
  title: 'No strings needed',
  lead: 'Say what you are after and find men who want the same.',
} as const;
