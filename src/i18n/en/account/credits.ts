export const credits = {
  title: 'Credits',
  balance: '{count, plural, one {credit} other {credits}}',
  price: 'Sending a message costs {count, plural, one {# credit} other {# credits}}. Reading is always free.',
  price_money:
    'Sending a message costs {count, plural, one {# credit} other {# credits}}: from {money}, depending on the bundle. Reading is always free.',
  price_free: 'Sending a message is free.',
  rules: 'Your free credits are used first. Credits never expire.',
  ledger_entries: 'Credit history',
  ledger_entries_none: 'Nothing yet. When you send a message or get credits, you’ll see it here.',
  earlier: 'Earlier',
} as const;

export const credit_kind = {
  promotion: 'Free credits',
  sales: 'Bundle bought',
  messages: 'Message sent',
  photos: 'Photo sent',
  gifts: 'Gift sent',
  refunds: 'Refund',
  chargebacks: 'Reversed by the bank',
  debts: 'Debt',
  corrections: 'Correction',
  returns: 'Back: not opened',
} as const;

export const credit_kind_to = {
  messages: 'Message to {name}',
  photos: 'Photo to {name}',
  gifts: 'Gift to {name}',
  returns: 'Back: not opened by {name}',
} as const;

export const credit_lot = {
  free: 'free credits',
  purchased: 'bought credits',
  debt: 'owed',
} as const;

export const premium = {
  title: 'Premium',
  heading: 'Premium, for life',
  how: 'You get premium with your first bundle of credits. There’s no subscription to cancel.',
  since_heading: 'You’re premium',
  since: 'Since {date}, and for life. There’s nothing to renew or cancel.',
  unlocks: 'What you get with premium',
  unlocked: 'What you have with premium',
  photos_title: 'All members’ photos',
  photos_text: 'You see private photos too, without the blur.',
  conversations_title: 'As many conversations as you like',
  conversations_text: 'For free, you can start {count}. With premium, there’s no limit.',
  own_title: '{count} photos of your own',
  own_text: 'Instead of {count}, and you choose which ones are private.',
  searches_title: 'Saved searches',
  searches_text: 'Save up to {count} and open them with one tap.',
  visitors_title: 'Who views your profile',
  visitors_text: 'You see who looked in the past {days, plural, one {# day} other {# days}}.',
  refund:
    'If you ask for money back on your only purchase within {days, plural, one {# day} other {# days}}, even a part, premium ends. Another purchase keeps it going.',
} as const;
