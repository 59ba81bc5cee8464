export const lander_campaign = {
  ended_title: 'Arrivi con un attimo di ritardo',
  ended_text: 'L’invito non vale più. Ma le persone per cui venivi sono ancora qui.',
  ended_next: 'Entra lo stesso',
} as const;
