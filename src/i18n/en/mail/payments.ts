/** The receipt of a purchase. */
export const receipt_mail = {
  subject: 'Your purchase at {site}',
  preview: '{credits, plural, =0 {Your receipt.} one {# credit is} other {# credits are}} ready for you.',
  greeting: 'Hi {name},',
  bought: 'You bought {credits, plural, one {# credit} other {# credits}} for {money}. They are ready for you.',
  settled: 'You bought {credits, plural, one {# credit} other {# credits}} for {money}. {settled} of them went to what you still owed of a payment that was taken back. {left, plural, =0 {Nothing was added to your balance.} one {# credit is ready for you.} other {# credits are ready for you.}}',
  vat: 'This includes {percentage, number}% VAT: {money}.',
  number: 'Your receipt has number {number, number, ::group-off}.',
  statement: 'Your bank statement says: {statement}.',
  button: 'See the receipt',
  link: 'Does the button not work? Then open this address:',
  withdraw: 'Changed your mind within {days, plural, one {# day} other {# days}}? You can get back what you have not used, without giving a reason, on the page of your receipt.',
} as const;

/** A bank took a payment back. */
export const chargeback_mail = {
  subject: 'About your payment at {site}',
  preview: 'The bank took {money} back.',
  greeting: 'Hi {name},',
  taken: 'The bank took {money} back of your purchase with receipt number {number, number, ::group-off}.',
  waited: 'That includes {money} that was on its way to you, so we are not sending it any more.',
  credits: '{credits, plural, one {# of its credits was} other {# of its credits were}} taken off your balance.',
  debt: '{debt, plural, one {# of its credits you had already used. It} other {# of its credits you had already used. They}} will be settled with your next bundle; there is nothing you need to do now.',
  premium: 'Your premium has ended with it. Your next bundle makes you premium again, for life.',
  button: 'See the purchase',
  link: 'Does the button not work? Then open this address:',
  wrong: 'Is this not right? Write to customer service, at the address below.',
} as const;

/** What was given up was paid after all, and goes back at once. */
export const returned_mail = {
  subject: 'Money is on its way back from {site}',
  preview: 'We are sending {money} back.',
  greeting: 'Hi {name},',
  late: 'Your payment of {money} from {begun} came in after all, when it had been given up, had failed or had expired.',
  discount: 'By then its discount belonged to another order. We cannot sell at that price a second time.',
  limit: 'It would have taken you over the spending limit that you set yourself.',
  way: 'So we are sending {money} back at once, the way you paid. It can take a few working days until you see it. Your statement says: {statement}.',
  button: 'View the payment',
  link: 'Does the button not work? Then open this address:',
  nothing: 'There is nothing you need to do.',
} as const;
