export const lander_alonetonight = {
  title: 'Alone tonight?',
  lead: 'Someone is always awake. See who is online now.',
} as const;
