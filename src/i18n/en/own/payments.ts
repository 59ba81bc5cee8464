/** Common names of payment methods; most are the same in all languages. */
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
  debit: 'A one-off debit from your account',
  transfer: 'Takes one to three working days',
} as const;

/** Result of a payment. */
export const payment_result = {
  pending: 'Your payment is being processed',
  pending_text:
    'That usually takes a few seconds. You can safely close this page: your credits come automatically, and you’ll get an email.',
  pending_transfer:
    'A transfer takes one to three working days. You can safely close this page: your credits come automatically, and you’ll get an email.',
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
  to_chats: 'To your conversations',
  to_members: 'Search members',
  not_charged: 'Nothing was charged.',
  cancelled: 'Payment canceled',
  cancelled_text: 'No harm done: nothing was charged.',
  failed_text: 'The payment didn’t go through. Nothing was charged.',
  expired: 'Payment expired',
  expired_text: 'You ran out of time to pay. Nothing was charged.',
  other_method: 'Choose another payment method',
  card_text: 'Your saved card was declined. Nothing was charged.',
  retry: 'Try again',
  by_paypal: 'Pay with PayPal',
  refunded: 'Refunded',
  refunded_text: 'We refunded {money} the way you paid. It can take a few working days to show up.',
  on_its_way: 'Your money is on its way',
  on_its_way_text: '{money} is on its way, the way you paid. It can take a few working days to show up.',
  not_collected: 'Withdrawn',
  not_collected_text: '{money} will not be collected from your account.',
  charged_back: 'Reversed by the bank',
  charged_back_text:
    'The bank reversed {money}. Those credits were taken off your balance; what you had already used will be settled with your next bundle. Is this wrong? Ask <service>customer service</service>.',
  charged_back_before: 'You had already received {money} back from this payment.',
  buy_again: 'To the bundles',
} as const;

/** Reasons of a failed payment, if the provider gives one. */
export const payment_failure = {
  declined: 'Your bank or card declined the payment.',
  insufficient_funds: 'There wasn’t enough money in your account or on your card.',
  card_expired: 'Your card has expired.',
  provider_away: 'The payment service wasn’t available for a moment.',
  amount_differs: 'The amount didn’t match your order. If anything was charged, contact customer service.',
} as const;
