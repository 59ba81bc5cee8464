export const credits = {
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
  debts: 'Debt settled',
  corrections: 'Correction',
  returns: 'Returned: not opened',
} as const;

export const credit_kind_to = {
  messages: 'Message to {name}',
  photos: 'Photo to {name}',
  gifts: 'Gift to {name}',
  returns: 'Returned: not opened by {name}',
} as const;

export const credit_lot = {
  free: 'free credits',
  purchased: 'bought credits',
  debt: 'owed',
} as const;

export const premium = {
  heading: 'Premium, for life',
  how: 'You get premium with your first bundle of credits. There’s no subscription to cancel.',
  since_heading: 'You’re premium',
  since: 'Since {date}, and for life. There’s nothing to renew or cancel.',
  unlocks: 'What you get with premium',
  unlocked: 'What you have with premium',
  photos_title: 'All members’ photos',
  photos_text: 'You see private photos too, without the blur.',
  conversations_title: 'As many conversations as you like',
  conversations_text: 'Without premium, you can start {count}. With it, there’s no limit.',
  own_title: '{count} photos of your own',
  own_text: 'Instead of {count}, and you choose which ones are private.',
  searches_text: 'Save up to {count} and open them with one tap.',
  visitors_title: 'Who viewed your profile',
  visitors_text: 'See who looked in the past {days, plural, one {# day} other {# days}}.',
  refund:
    'If you ask for money back on your only purchase within {days, plural, one {# day} other {# days}}, even just part of it, premium ends. Another purchase keeps it going.',
} as const;

export const buying = {
  country: 'You’re paying from',
  country_hint: 'This decides the currency and how you can pay.',
  vat: 'All prices include tax. You pay once: there’s no subscription.',
  premium: 'Your first bundle makes you premium, for life.',
  active: '{percentage, number}% off your purchase, applied automatically.',
  active_left:
    '{percentage, number}% off your purchase, for another <time></time>. It’s applied automatically.',
  active_until: '{percentage, number}% off your purchase, until {until}. It’s applied automatically.',
  code: 'Do you have a discount code?',
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
  vat: 'Includes {percentage, number}% tax ({country})',
  settles:
    '{settles, plural, one {# credit} other {# credits}} of this bundle {settles, plural, one {goes} other {go}} to what you still owe from a reversed payment. {left, plural, =0 {Nothing is} one {# credit is} other {# credits are}} added to your balance.',
  statement: 'Your statement will say “{statement}”.',
  once: 'You pay once. Nothing is ever charged automatically.',
  withdraw:
    'You have {days, plural, one {# day} other {# days}} to get a refund for what you haven’t used. <policy>How that works</policy>',
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
    'Finish this payment first: you can order {credits, plural, one {# credit} other {# credits}} once it’s paid or canceled.',
  open_go_on: 'Continue to payment',
  open_follow: 'Check its status',
  open_another: 'Buy another bundle',
  open_give_up: 'Cancel this payment',
} as const;

export const repeat_order = {
  title: 'Order again',
  lead: 'This is your last order at today’s price. Nothing happens until you confirm.',
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
  none_text: 'You haven’t ordered yet, or that bundle or payment method is no longer available.',
  offer: 'The same again: {credits, plural, one {# credit} other {# credits}} for {money}, with {method}?',
  offer_abroad:
    'The same again: {credits, plural, one {# credit} other {# credits}} for {money}, paid with {method} ({country})?',
} as const;

export const direct_debit = {
  heading: 'Pay by direct debit',
  lead: 'Once, for this bundle. It won’t repeat.',
  not_here: 'Direct debit isn’t possible here. Choose another payment method.',
  no_bundle: 'Choose a bundle first.',
  to_bundles: 'See the bundles',
  account: 'Your account',
  account_holder: 'Name of the account holder',
  iban: 'IBAN',
  iban_hint: 'An account in any SEPA country is fine.',
  address: 'Your address',
  address_hint: 'Your bank asks for it. We won’t send you anything.',
  street: 'Street',
  house_number: 'Number',
  zip: 'Postal code',
  city: 'Town',
  phone: 'Mobile number',
  phone_hint: 'We’ll send a code to it. The only name in that message is {statement}.',
  mandate: 'The mandate',
  mandate_text:
    'I authorize {creditor} ({id}), {address}, {city}, to collect {money} from my account once, under the name {statement}, and my bank to debit it as {creditor} instructs. Within {weeks, number} weeks of the debit I am entitled to a refund from my bank, under the terms of my agreement with it.',
  mandate_kind: 'SEPA direct debit mandate, one time only. You’ll get its reference with the code.',
  consent: 'I agree to this direct debit',
  when: 'We collect after {days, number} business days. Your bank then shows the name {statement}, with creditor identifier {id}.',
  submit: 'Send me the code',
  code_heading: 'Enter the code',
  code_sent: 'We sent a code to your number ending in {end}.',
  code: 'Code',
  code_hint: 'Valid for {minutes, number} minutes.',
  tries: '{left, plural, one {# try left.} other {# tries left.}}',
  no_tries: 'No tries left. Ask for a new code.',
  agree: 'Agree and pay {money}',
  agree_to:
    'You agree that we collect {money} once from your account ending in {end}. Your bank then shows the name {statement}.',
  reference: 'Mandate reference',
  resend: 'Send a new code',
  resend_wait: 'You can get a new code in {seconds, plural, one {# second} other {# seconds}}.',
  resend_none:
    'We’ve sent enough codes for now. You can get another one in {hours, plural, one {{minutes, plural, one {# minute} other {# minutes}}} other {# hours}}.',
  resent: 'The new code is on its way.',
  change: 'Change details',
  change_hint: 'Your current code stops working. You’ll get a new one.',
  anew: 'Stop and start over',
  anew_hint:
    'Your current code stops working. We no longer show your account here, so you’ll need to fill in everything again.',
  way_cheaper: 'Choose a cheaper bundle',
  way_other: 'Pay another way',
  open_day: 'We collect it on or after {day}.',
  unreadable: 'no longer readable',
  waits:
    'You already have a direct debit waiting for your code: {credits, plural, one {# credit} other {# credits}} for {money}.',
  waits_heading: 'Which direct debit?',
  waits_go_on: 'Enter that code',
  waits_new: 'Start a new one',
  waits_replaced: 'Starting a new one cancels the previous one. Nothing has been collected.',
} as const;
