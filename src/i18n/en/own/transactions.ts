/** What one bought, and every movement of one's credits. */
export const transactions = {
  title: 'Transactions',
  intro: 'What you bought, and what happened to your credits.',
  all: 'All transactions',
  payments: 'Purchases',
  payments_none: 'You have not bought anything yet.',
  buy: 'See the bundles',
  bundle: '{credits, plural, one {# credit} other {# credits}}',
  to_collect: 'To be collected',
  not_collected: 'Not collected',
  went_back: '{money} back',
  limit: 'Your spending limit',
} as const;

/** Where a payment stands, in a word or two. */
export const payment_state = {
  created: 'Not paid yet',
  pending: 'Being processed',
  completed: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
  charged_back: 'Taken back by the bank',
} as const;

/** One payment. */
export const payment = {
  title: 'Purchase',
  facts: 'Details',
  method: 'Payment method',
  repeat: 'ordered again with your saved card',
  begun: 'Ordered',
  bought: 'Bought on',
  code: 'Discount code',
  statement: 'On your statement',
  to_collect: 'To be collected',
  collect_on: 'Collected on or after',
  account: 'From account',
  mandate: 'Mandate reference',
  receipt: 'Receipt number',
  download: 'Download the receipt (PDF)',
  back: 'Back to you',
  went_back: 'What went back',
  less: 'What came off',
} as const;

/** Why money goes back. */
export const refund_kind = {
  withdrawal: 'Withdrawn',
  deletion: 'Account deleted',
  refund: 'Refunded',
  chargeback: 'Taken back by the bank',
} as const;

/** Whether it was sent, or why nobody had to. */
export const refund_state = {
  requested: 'on its way',
  done: 'sent',
  not_collected: 'not collected',
  taken_back: 'taken back along by the bank',
} as const;

/** Withdrawing from a purchase, in two steps. */
export const withdrawal = {
  title: 'Changed your mind?',
  until: 'You can get back what you have not used until {until}, without giving a reason.',
  begin: 'Withdraw from the contract here',
  heading: 'Withdraw from your purchase',
  back: 'You get {money} back for {credits, plural, one {# unused credit} other {# unused credits}}.',
  nothing:
    'Nothing will be collected from your account. Your {credits, plural, one {# unused credit leaves} other {# unused credits leave}} your balance.',
  less: '{money} less will be collected from your account, for {credits, plural, one {# unused credit} other {# unused credits}}. What will still be collected: {left}.',
  proof: 'You get a mail at once as proof.',
  way: 'The money comes back the way you paid, within 14 days at the latest. You get a mail at once as proof.',
  carries_premium:
    'Your premium comes with this purchase. If you ask for any of it back, even a part, your premium ends. Your next bundle brings it back.',
  premium: 'Your premium ends with it. Your next bundle brings it back.',
  confirm: 'Confirm withdrawal',
  cancel: 'Rather not',
  done: 'Withdrawn. You get {money} back.',
  done_nothing: 'Withdrawn. Nothing will be collected.',
  done_less: 'Withdrawn. {left} will still be collected.',
} as const;

/** What one movement of credits was, in a sentence. */
export const movement = {
  balance: '{count, plural, one {credit} other {credits}}',
  when: 'When',
  to: 'To',
  lot: 'Kind',
  welcomed_before: 'Free credits lapsed',
  welcomed_before_text: 'This mailbox has had free credits before. We give them once.',
  of_payment: 'See the purchase',
} as const;

/** The same by what it was. */
export const credit_meaning = {
  promotion: 'You got these credits from us.',
  sales: 'You bought these credits.',
  messages:
    'You sent a message with this. If nobody opens it within {days, number} days, your credits come back.',
  photos:
    'You sent a photo with this. If nobody opens it within {days, number} days, your credits come back.',
  gifts: 'You sent a gift with this. If nobody opens it within {days, number} days, your credits come back.',
  refunds: 'These credits went because their purchase was undone.',
  chargebacks: 'These credits went because the bank took the payment back.',
  debts: 'This settled what you had already spent of a payment that was taken back.',
  corrections: 'With this we put a mistake right.',
  returns: 'What you sent was not opened. That is why your credits came back.',
} as const;
