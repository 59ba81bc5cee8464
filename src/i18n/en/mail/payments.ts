export const receipt_mail = {
  subject: 'Your purchase at {site}',
  preview: '{credits, plural, =0 {Your receipt.} one {# credit is} other {# credits are}} ready for you.',
  greeting: 'Hi {name},',
  bought: 'You bought {credits, plural, one {# credit} other {# credits}} for {money}. They are ready for you.',
  settled: 'You bought {credits, plural, one {# credit} other {# credits}} for {money}. {settled} of them went to what you still owed from a reversed payment. {left, plural, =0 {Nothing was added to your balance.} one {# credit is ready for you.} other {# credits are ready for you.}}',
  vat: 'This includes {percentage, number}% VAT: {money}.',
  number: 'Your receipt number is {number, number, ::group-off}.',
  statement: 'Your bank statement says: {statement}.',
  button: 'See the receipt',
  link: 'Button not working? Open this link:',
  withdraw: 'Changed your mind within {days, plural, one {# day} other {# days}}? On your receipt’s page you can get back what you haven’t used, without giving a reason.',
} as const;

export const chargeback_mail = {
  subject: 'About your payment at {site}',
  preview: 'The bank reversed {money}.',
  greeting: 'Hi {name},',
  taken: 'The bank reversed {money} of your purchase with receipt number {number, number, ::group-off}.',
  waited: 'That includes {money} that was on its way to you, so we won’t send that anymore.',
  credits: '{credits, plural, one {# of those credits was} other {# of those credits were}} taken off your balance.',
  debt: 'You had already used {debt, plural, one {# of those credits. It} other {# of those credits. They}} will be settled with your next bundle. You don’t need to do anything now.',
  premium: 'This ends your premium. Your next bundle makes you premium again, for life.',
  button: 'See the purchase',
  link: 'Button not working? Open this link:',
  wrong: 'Is this wrong? Email customer service at the address below.',
} as const;

export const returned_mail = {
  subject: 'You’re getting money back from {site}',
  preview: 'We’re sending {money} back.',
  greeting: 'Hi {name},',
  late: 'Your payment of {money} from {begun} still came in, after it had been canceled, had failed or had expired.',
  discount: 'By then, its discount belonged to another order. That’s why we can’t offer that price again.',
  limit: 'It would have taken you over the spending limit you set yourself.',
  way: 'So we’re sending {money} back right away, the way you paid. It can take a few working days to show up. Your statement says: {statement}.',
  button: 'See the payment',
  link: 'Button not working? Open this link:',
  nothing: 'You don’t need to do anything.',
} as const;
