export const buying = {
  country: 'You pay from',
  country_hint: 'This decides the currency and how you can pay.',
  vat: 'All prices include tax. You pay once: there is no subscription.',
  premium: 'Your first bundle makes you premium, for life.',
  active: '{percentage, number}% off your purchase, applied automatically.',
  active_left:
    '{percentage, number}% off your purchase, for another <time></time>. It is applied automatically.',
  active_until: '{percentage, number}% off your purchase, until {until}. It is applied automatically.',
  code: 'Do you have a discount code?',
  code_form: 'Discount code',
  use_code: 'Apply',
  code_needed: 'Enter a code',
  code_used: 'Code {code}: {percentage, number}% off.',
  drop_code: 'Remove this code',
} as const;

export const order = {
  title: 'Pay',
  heading: 'Buy {credits, plural, one {# credit} other {# credits}}',
  summary: 'Your order',
  item: '{credits, plural, one {# credit} other {# credits}}',
  discount: '{percentage, number}% off',
  discount_money: 'Discount',
  total: 'Total',
  vat: 'Of which {percentage, number}% tax ({country})',
  settles:
    '{settles, plural, one {# credit} other {# credits}} of this bundle {settles, plural, one {goes} other {go}} to what you still owe from a reversed payment. {left, plural, =0 {Nothing is} one {# credit is} other {# credits are}} added to your balance.',
  statement: 'Your statement will say “{statement}”.',
  once: 'You pay once. Nothing is ever charged automatically.',
  withdraw:
    'You have {days, plural, one {# day} other {# days}} to get back what you haven’t used. <policy>How that works</policy>',
  other_bundle: 'Another bundle',
  method: 'How do you want to pay?',
  method_needed: 'First choose how you want to pay.',
  method_gone: 'You can’t pay with {method} here. Choose another way.',
  bank: 'Your bank',
  bank_choose: 'Choose your bank',
  store_card: 'Save my card for next time',
  store_card_hint: 'Nothing is ever charged unless you confirm it.',
  pay: 'Pay {money}',
  pay_hint: 'You’ll go to the payment service’s secure page.',
  to_debit: 'Continue with direct debit: {money}',
  none: 'You can’t pay from this country right now. Choose another country, or ask <service>customer service</service>.',
  open: 'Your payment is still open',
  open_text:
    '{credits, plural, one {# credit} other {# credits}} for {money}, with {method}. Nothing has been charged yet.',
  open_pending:
    '{credits, plural, one {# credit} other {# credits}} for {money}, with {method}. The bank is processing your payment.',
  open_holds:
    'The discount of {money} belongs to this payment and can’t be used for another order in the meantime.',
  open_full: 'This is why you see the full price below.',
  open_frees: 'Not paying after all? Then you can use your discount again right away.',
  open_took: 'The discount of {money} belongs to your payment that’s still open, so it doesn’t apply here.',
  open_first:
    'This payment first: you can order {credits, plural, one {# credit} other {# credits}} once it’s paid or canceled.',
  open_go_on: 'Continue to payment',
  open_follow: 'Check its status',
  open_another: 'Buy another bundle',
  open_give_up: 'Cancel this payment',
} as const;

export const repeat_order = {
  title: 'Order again',
  lead: 'This is your last order at today’s price. Nothing happens until you confirm.',
  method: 'Payment method',
  card: 'Card ending in {label}',
  pay: 'Confirm and pay {money}',
  pay_again: 'Yes, pay {money} again',
  just_now: 'You just ordered this. <that>See that order</that>, or confirm that you want another one.',
  hint_card: 'The amount is charged to your saved card right away.',
  other: 'Pay another way',
  gone: 'This bank or payment method is no longer available. Choose another way below.',
  delete_card: 'Forget this card',
  deleted_card: 'Your card has been removed.',
  deleted_named_card: 'Your card has been removed. You still have a saved card, ending in {label}.',
  none: 'Nothing to repeat yet',
  none_text: 'There is no previous order, or its bundle or payment method is gone.',
  to_bundles: 'To the bundles',
  offer: 'The same again: {credits, plural, one {# credit} other {# credits}} for {money}, with {method}?',
  offer_abroad:
    'The same again: {credits, plural, one {# credit} other {# credits}} for {money}, paid with {method} from {country}?',
  offer_link: 'Order again',
} as const;
