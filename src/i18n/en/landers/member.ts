export const lander_member = {
  title: 'Meet {name}',
  lead: 'Sign up for free, and you can send {name} a like or a message.',
  lead_default: 'Sign up for free, see who’s nearby and send a like.',
  free: 'Signing up is free. So is reading, always.',
  no_words: 'Some stories are better told in person. Start with hello.',
  answer: 'Something to say to {name}?',
  message: 'Your first message to {name}',
  message_hint: 'You can leave this blank. We’ll deliver it once you’ve confirmed your email address.',
  answer_default: 'Start your own story',
  around: 'These members are visible to visitors too.',
} as const;
