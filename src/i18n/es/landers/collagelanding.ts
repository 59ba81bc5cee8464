export const lander_collagelanding = {
  title: 'Falta una pieza: tú',
  lead: 'Estos hombres ya se dejan ver. Tú decides qué enseñas y a quién.',
  lead_everyone: 'Esta gente ya se deja ver. Tú decides qué enseñas y a quién.',
  lead_drawn: 'Tú decides qué enseñas y a quién.',
} as const;
