/** Visitors of the own profile. */
export const visits = {
  title: 'Visitors',
  intro: 'Members who viewed your profile in the past {days} days, latest first.',
  earlier: 'Earlier visitors',
  empty: 'No visitors yet',
  empty_text: 'Members who view your profile show up here for {days} days. Look around yourself: people often look back.',
  browse: 'Search members',
  locked: 'Who viewed you?',
  locked_text: 'With premium, you see who viewed your profile in the past {days} days.',
  both_ways: 'It works both ways: when you view a profile, that member can see you too.',
  to_premium: 'See premium',
  off: 'Visits are off',
  off_text: 'Others don’t see that you view their profile. That’s why you don’t see who views yours.',
  to_privacy: 'To privacy',
  made: 'Profiles you viewed',
} as const;
