export const lander_collagelanding = {
  title: 'Manca ancora un pezzo: tu',
  lead: 'Questi uomini ci mettono già la faccia. Tu decidi che cosa mostrare, e a chi.',
  lead_everyone: 'Queste persone ci mettono già la faccia. Tu decidi che cosa mostrare, e a chi.',
  lead_drawn: 'Decidi tu che cosa mostrare, e a chi.',
} as const;
