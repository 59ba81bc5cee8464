export const lander_tinderswipe = {
  title: 'Yes or no? Just start',
  lead: 'Swipe through a handful of men. We keep your yeses until your account is confirmed.',
} as const;
