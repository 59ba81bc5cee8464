export const lander_campaign = {
  ended_title: 'Ça vient de se terminer',
  ended_text: 'Cette invitation est terminée. Ceux que tu venais rencontrer sont toujours là.',
  ended_next: 'Entrer quand même',
} as const;
