export const pricing = {
  title: 'Pricing',
  description: 'What is free on {site}, what a message costs and what the bundles cost. No subscriptions.',
  promise: 'Pay only for what you send',
  lead: 'You buy credits when you want to use them. There’s no subscription to cancel.',
  start: 'Sign up free',
  to_credits: 'To my credits',
  message: 'Sending a message',
  reading: 'Reading is always free.',
  free_title: 'Always free',
  free_signup: 'Signing up and creating a profile',
  free_search: 'Searching members and viewing their profiles',
  free_likes: 'Giving likes and getting matches',
  free_reading: 'Reading every message you get',
  free_credits: '{count, plural, one {# credit} other {# credits}} to start with',
  fair_title: 'No small print',
  subscription_title: 'No subscription',
  subscription_text: 'You pay for a bundle once. Nothing is ever charged automatically.',
  expiry_title: 'Credits don’t expire',
  expiry_text: 'Whatever you have left stays yours until you use it.',
  refund_title: '{days, plural, one {# day} other {# days}} to change your mind',
  refund_text: 'Within {days, plural, one {# day} other {# days}} of your purchase, we refund the credits you haven’t used.',
  refund_link: 'How refunds work',
} as const;

/** Prices. */
export const price = {
  credits: '{count, plural, =0 {free} one {# credit} other {# credits}}',
  money: 'from\u00a0{money}',
  given: 'free of charge',
} as const;

export const bundles = {
  title: 'Bundles',
  place: 'Prices with tax included: {country}.',
  credits: '{count, plural, one {credit} other {credits}}',
  each: '{money} per credit',
  off: '{percentage, number}% off',
  before: 'Without the discount {money}',
  choose: 'Choose <unseen>{count, plural, one {# credit} other {# credits}} for {money}</unseen>',
  none: 'There’s no price list for {country}. Please ask <service>customer service</service>.',
} as const;

export const comparison = {
  title: 'Free and premium',
  lead: 'Your first bundle makes you premium, for life.',
  claim: 'Premium members have a {percent}% higher chance of a match.',
  what: 'What you can do',
  free: 'Free',
  premium: 'Premium',
  yes: 'Yes',
  no: 'No',
  searches: 'Saving searches',
  visitors: 'Seeing who views you',
  basics: 'Search, likes and matches',
  reading: 'Reading messages',
  conversations: 'Starting conversations',
  unlimited: 'As many as you like',
  photos: 'Members’ photos',
  photos_public: 'Public',
  photos_all: 'All',
  own_photos: 'Your own photos',
} as const;
