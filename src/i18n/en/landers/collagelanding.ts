export const lander_collagelanding = {
  title: 'One piece is still missing: you',
  lead: 'These men are already here. You decide what you show, and who sees it.',
  lead_everyone: 'These people are already here. You decide what you show, and who sees it.',
  lead_drawn: 'You decide what you show, and who sees it.',
} as const;
