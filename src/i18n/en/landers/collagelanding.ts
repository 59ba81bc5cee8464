export const lander_collagelanding = {
  title: 'Every face a story',
  lead: 'Men who show themselves, and you choose who sees you.',
} as const;
