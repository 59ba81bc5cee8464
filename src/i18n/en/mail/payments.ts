/** The receipt of a purchase. */
export const receipt_mail = {
  subject: 'Your purchase at {site}',
  preview: '{credits, plural, one {# credit is} other {# credits are}} ready for you.',
  greeting: 'Hi {name},',
  bought: 'You bought {credits, plural, one {# credit} other {# credits}} and paid {money}. They are ready for you.',
  vat: 'This includes {percentage, number}% VAT: {money}.',
  number: 'Your receipt has number {number, number, ::group-off}.',
  statement: 'Your bank statement says: {statement}.',
  button: 'See the receipt',
  link: 'Does the button not work? Then open this address:',
  withdraw: 'Changed your mind within {days, plural, one {# day} other {# days}}? What you have not used, you can ask back without a reason on the page of your receipt.',
} as const;
