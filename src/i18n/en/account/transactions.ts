export const transactions = {
  title: 'Transactions',
  intro: 'Your purchases and your credit history.',
  all: 'All transactions',
  payments: 'Purchases',
  payments_none: 'You haven’t bought anything yet.',
  buy: 'See the bundles',
  bundle: '{credits, plural, one {# credit} other {# credits}}',
  to_collect: 'To be collected',
  not_collected: 'Not collected',
  refunded: '{money} back',
  limit: 'Your spending limit',
} as const;

export const payment_state = {
  created: 'Not paid yet',
  pending: 'Being processed',
  completed: 'Paid',
  failed: 'Failed',
  cancelled: 'Canceled',
  expired: 'Expired',
  refunded: 'Refunded',
  charged_back: 'Reversed by the bank',
} as const;

export const payment = {
  title: 'Purchase',
  details: 'Details',
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
  download: 'Download receipt (PDF)',
  back: 'Back to you',
  refunds_and_chargebacks: 'What went back',
  less: 'Collected less',
} as const;

export const refund_kind = {
  withdrawal: 'Withdrawn',
  deletion: 'Account deleted',
  refund: 'Refunded',
  chargeback: 'Reversed by the bank',
} as const;

export const refund_state = {
  requested: 'on its way',
  done: 'sent',
  not_collected: 'not collected',
  taken_back: 'reversed by the bank as well',
} as const;

export const withdrawal = {
  title: 'Changed your mind?',
  until: 'You can get back what you haven’t used until {until}, without giving a reason.',
  begin: 'Withdraw from the contract here',
  heading: 'Withdraw from your purchase',
  back: 'You get {money} back for {credits, plural, one {# unused credit} other {# unused credits}}.',
  nothing:
    'Nothing will be collected from your account. Your {credits, plural, one {# unused credit leaves} other {# unused credits leave}} your balance.',
  less: '{money} less will be collected from your account, for {credits, plural, one {# unused credit} other {# unused credits}}. What will still be collected: {left}.',
  proof: 'You’ll get an email right away as proof.',
  way: 'The money comes back the way you paid, within 14 days at most. You’ll get an email right away as proof.',
  carries_premium:
    'Your premium comes with this purchase. If you ask for any of it back, even a part, your premium ends. Your next bundle brings it back.',
  premium: 'Your premium ends with it. Your next bundle brings it back.',
  confirm: 'Confirm withdrawal',
  cancel: 'Never mind',
  done: 'Withdrawn. You get {money} back.',
  done_nothing: 'Withdrawn. Nothing will be collected.',
  done_less: 'Withdrawn. {left} will still be collected.',
} as const;

export const ledger_entry = {
  balance: '{count, plural, one {credit} other {credits}}',
  when: 'When',
  to: 'To',
  lot: 'Type',
  welcomed_before: 'Free credits lapsed',
  welcomed_before_text: 'This mailbox already had free credits. We only give them once.',
  of_payment: 'See the purchase',
} as const;

export const credit_meaning = {
  promotion: 'You got these credits from us.',
  sales: 'You bought these credits.',
  messages:
    'You sent a message with this. If it isn’t opened within {days, number} days, you get your credits back.',
  photos:
    'You sent a photo with this. If it isn’t opened within {days, number} days, you get your credits back.',
  gifts:
    'You sent a gift with this. If it isn’t opened within {days, number} days, you get your credits back.',
  refunds: 'These credits were taken off because the purchase was undone.',
  chargebacks: 'These credits were taken off because the bank reversed the payment.',
  debts: 'This settled what you had already spent from a reversed payment.',
  corrections: 'We corrected a mistake with this.',
  returns: 'What you sent wasn’t opened. That’s why you got your credits back.',
} as const;
