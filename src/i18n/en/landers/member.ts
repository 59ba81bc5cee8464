export const lander_member = {
  title: 'Meet {name}',
  lead: 'Sign up for free and send {name} a message.',
} as const;
