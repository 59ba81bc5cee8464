export const lander_campaign = {
  ended_title: 'Knapp verpasst',
  ended_text: 'Diese Einladung gilt nicht mehr. Die Leute, die du treffen wolltest, sind noch da.',
  ended_next: 'Trotzdem reinkommen',
} as const;
