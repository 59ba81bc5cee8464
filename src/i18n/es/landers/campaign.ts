export const lander_campaign = {
  ended_title: 'Ha terminado hace poco',
  ended_text: 'Esta invitación ya no vale. La gente a la que venías a conocer sigue aquí.',
  ended_next: 'Entrar igualmente',
} as const;
