export const lander_campaign = {
  ended_title: 'You just missed this one',
  ended_text: 'This invitation has ended. The people you would have met are still here.',
  ended_next: 'Come in anyway',
} as const;
