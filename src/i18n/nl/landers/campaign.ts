export const lander_campaign = {
  ended_title: 'Deze heb je net gemist',
  ended_text: 'Deze uitnodiging is voorbij. De mensen voor wie je kwam, zijn er nog.',
  ended_next: 'Kom toch binnen',
} as const;
