/** Who looked at one's profile. */
export const visits = {
  title: 'Visitors',
  intro: 'Who opened your profile in the past {days} days, the latest first.',
  earlier: 'Earlier visitors',
  empty: 'Nobody has dropped by yet',
  empty_text: 'Whoever opens your profile stands here for {days} days. Looking around helps: people often look back.',
  browse: 'Search members',
  locked: 'Who looked at you?',
  locked_text: 'With premium you see who opened your profile in the past {days} days.',
  both_ways: 'It works both ways: whoever you visit can see you, too.',
  to_premium: 'See premium',
  off: 'Visits are off for you',
  off_text: 'Others don’t notice that you open their profile. So you don’t see who looked at yours either.',
  to_privacy: 'To your privacy',
  made: 'Profiles you opened',
} as const;
