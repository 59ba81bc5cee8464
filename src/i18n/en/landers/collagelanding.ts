export const lander_collagelanding = {
  title: 'One piece is still missing: you',
  lead: 'These men already show themselves. You decide what you show, and to whom.',
  lead_everyone: 'These people already show themselves. You decide what you show, and to whom.',
  lead_drawn: 'You decide what you show, and to whom.',
} as const;
