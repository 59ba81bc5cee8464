export const lander_iconslanding = {
  title: 'What are you in the mood for?',
  lead: 'Tap what suits you, and it’s already on your profile.',
  reasons: 'What are you looking for?',
  interests: 'What makes you happy?',
  none: 'Nothing chosen yet',
  on: 'Now your name',
  begin: 'And now your name',
} as const;

export const lander_icon_reason_line = {
  relationship: 'Two toothbrushes in one cup',
  dates: 'A drink, and see where it goes',
  friends: 'Someone you can just call',
  chat: 'A good conversation first',
  fun: 'Do not disturb tonight',
} as const;
