export const lander_collagelanding = {
  title: 'Il ne manque qu’un morceau : toi',
  lead: 'Ces mecs se montrent déjà. Toi, tu décides de ce que tu montres, et à qui.',
  lead_everyone: 'Ces gens se montrent déjà. Toi, tu décides de ce que tu montres, et à qui.',
  lead_drawn: 'Tu décides de ce que tu montres, et à qui.',
} as const;
