/** One's own credits and premium. */
export const credits = {
  title: 'Credits',
  balance: '{count, plural, one {credit} other {credits}}',
  price: 'Sending a message costs {count, plural, one {# credit} other {# credits}}. Reading is always free.',
  price_money:
    'Sending a message costs {count, plural, one {# credit} other {# credits}}: from {money}, depending on the bundle. Reading is always free.',
  price_free: 'Sending a message is free.',
  rules: 'Your free credits are used first. Credits never expire.',
  movements: 'What happened to your credits',
  movements_none: 'Nothing yet. As soon as you send a message or get credits, it shows here.',
  earlier: 'Earlier',
} as const;

/** What credits came from or went to. */
export const credit_kind = {
  promotion: 'Received for free',
  sales: 'Bundle bought',
  messages: 'Message sent',
  photos: 'Photo sent',
  gifts: 'Gift sent',
  refunds: 'Refund',
  chargebacks: 'Taken back by the bank',
  debts: 'Debt',
  corrections: 'Correction',
  returns: 'Not opened, returned',
} as const;

/** The same of what was sent, with whom it went to. */
export const credit_kind_to = {
  messages: 'Message to {name}',
  photos: 'Photo to {name}',
  gifts: 'Gift to {name}',
  returns: 'Not opened by {name}, returned',
} as const;

export const credit_lot = {
  free: 'free credits',
  purchased: 'bought credits',
  debt: 'owed',
} as const;

export const premium = {
  title: 'Premium',
  heading: 'Premium, for life',
  how: 'It comes with your first bundle of credits, once. There is no subscription to cancel.',
  since_heading: 'You are premium',
  since: 'Since {date}, and for life. Nothing keeps running and there is nothing to renew.',
  unlocks: 'What it unlocks',
  unlocked: 'What is unlocked for you',
  photos_title: 'All photos of members',
  photos_text: 'Private photos too are clear, without a lock.',
  conversations_title: 'As many conversations as you like',
  conversations_text: 'For free you can start {count}. With premium there is no limit.',
  own_title: '{count} photos of your own',
  own_text: 'Instead of {count}, and you choose which ones are private.',
  searches_title: 'Saved searches',
  searches_text: 'Keep up to {count} and open them with one tap.',
  visitors_title: 'Who visited your profile',
  visitors_text: 'You see who looked in the past {days, plural, one {# day} other {# days}}.',
  refund:
    'If you ask for money back on your only purchase within {days, plural, one {# day} other {# days}}, even a part, premium ends. Another purchase keeps it going.',
} as const;
