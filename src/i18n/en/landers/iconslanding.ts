export const lander_iconslanding = {
  title: 'What are you looking for?',
  lead: 'Tap what suits you. We put it into your profile.',
} as const;
