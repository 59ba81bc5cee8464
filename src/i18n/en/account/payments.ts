export const payment_method = {
  sdd: 'Direct debit',
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  sct: 'Bank transfer',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  creditcard: 'Another credit card',
  nexi: 'Nexi',
  cartebancaire: 'Carte Bancaire',
  ideal: 'iDEAL\u00a0|\u00a0Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
} as const;

export const payment_kind = {
  bank: 'At your own bank',
  card: 'With your card',
  device: 'With your iPhone, iPad or Mac',
  paypal: 'With your PayPal account',
  voucher: 'With a code from a shop',
  debit: 'A one-time debit from your account',
  transfer: 'Takes one to three business days',
} as const;

export const payment_result = {
  pending: 'Your payment is being processed',
  pending_text:
    'That usually takes a few seconds. You can safely close this page: your credits will be added automatically, and you’ll get an email.',
  pending_transfer:
    'A transfer takes one to three business days. You can safely close this page: your credits will be added automatically, and you’ll get an email.',
  asking: 'We’re asking your bank',
  asking_text: 'Did you just pay? Then we usually know within a few seconds.',
  completed: 'Thank you, your payment went through',
  agreed: 'Thank you, your direct debit is set up',
  to_collect: 'We collect {money} once from your account ending in {end}, on or after {day}.',
  completed_text: '{credits, plural, one {# credit was} other {# credits were}} added.',
  settled:
    '{settled, plural, one {# credit} other {# credits}} went to what you still owed from a reversed payment.',
  balance: '{count, plural, one {credit} other {credits}}',
  premium: 'You’re premium now, for life.',
  to_message: 'Back to your message',
  to_chats: 'See conversations',
  not_charged: 'Nothing was charged.',
  cancelled: 'Payment canceled',
  cancelled_text: 'No harm done: nothing was charged.',
  failed_text: 'The payment didn’t go through. Nothing was charged.',
  expired: 'Payment expired',
  expired_text: 'You ran out of time to pay. Nothing was charged.',
  other_method: 'Choose another payment method',
  card_text: 'Your saved card was declined. Nothing was charged.',
  by_paypal: 'Pay with PayPal',
  refunded_text: 'We refunded {money} the way you paid. It can take a few business days to show up.',
  on_its_way: 'Your money is on its way',
  on_its_way_text: '{money} is on its way, the way you paid. It can take a few business days to show up.',
  not_collected: 'Withdrawn',
  not_collected_text: '{money} won’t be collected from your account.',
  charged_back_text:
    'The bank reversed {money}. Those credits were taken off your balance; what you had already used will be settled with your next bundle. Is this wrong? Ask <service>customer service</service>.',
  charged_back_before: 'You had already received {money} back from this payment.',
} as const;

export const payment_failure = {
  declined: 'Your bank or card declined the payment.',
  insufficient_funds: 'There wasn’t enough money in your account or on your card.',
  card_expired: 'Your card has expired.',
  provider_away: 'The payment service wasn’t available for a moment.',
  amount_differs: 'The amount didn’t match your order. If anything was charged, contact customer service.',
} as const;

export const transactions = {
  title: 'Transactions',
  intro: 'Your purchases and your credit history.',
  all: 'All transactions',
  payments: 'Purchases',
  payments_none: 'You haven’t bought anything yet.',
  buy: 'See the bundles',
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
  receipt: 'Receipt number',
  download: 'Download receipt (PDF)',
  back: 'Returned to you',
  refunds_and_chargebacks: 'Refunds and reversals',
  less: 'Less collected',
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
    'Your premium comes with this purchase. If you ask for any of it back, even just a part, your premium ends. Your next bundle brings it back.',
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
  free_credits_revoked: 'Free credits lapsed',
  free_credits_revoked_text: 'This mailbox already had free credits. We only give them once.',
  of_payment: 'See the purchase',
} as const;

export const credit_meaning = {
  promotion: 'You got these credits from us.',
  sales: 'You bought these credits.',
  messages:
    'You spent this on a message. If it isn’t opened within {days, number} days, you get your credits back.',
  photos:
    'You spent this on a photo. If it isn’t opened within {days, number} days, you get your credits back.',
  gifts:
    'You spent this on a gift. If it isn’t opened within {days, number} days, you get your credits back.',
  refunds: 'These credits were taken off because the purchase was refunded.',
  chargebacks: 'These credits were taken off because the bank reversed the payment.',
  debts: 'This settled what you had already spent from a reversed payment.',
  corrections: 'This corrects a mistake.',
  returns: 'What you sent wasn’t opened. That’s why you got your credits back.',
} as const;

export const spending_limit = {
  title: 'Spending limit',
  intro: 'Decide the most you want to spend in a calendar month. Only you see this.',
  none: 'No limit',
  month: '{limit} a month',
  nothing: 'Buy nothing',
  spent: 'Spent this month: {spent}',
  unpaid: 'Not paid yet: {unpaid}',
  left: 'You can spend {left} more until {until}.',
  spent_out: 'You have nothing left to spend until {until}.',
  used_up: 'You’ve reached your spending limit for this month. You can buy again from {until}.',
  too_much: 'Your spending limit leaves {left} until {until}. That’s not enough for this bundle.',
  closed: 'You set your spending limit to 0, so you can’t buy anything.',
  raised: 'From {from}: {limit}.',
  label: 'New monthly limit, in {currency}',
  hint: 'A lower limit applies right away. A higher one applies after {hours, number} hours, so you can sleep on it. 0 means you can’t buy anything.',
  wrong: 'Enter an amount from 0 to {max}.',
  remove: 'Remove the limit',
  other_currency:
    'You’re now paying in {currency}. Until you set a new limit, you can’t buy anything in {currency}.',
} as const;
