/** What a member allows himself to spend in a month. */
export const spending_limit = {
  title: 'Spending limit',
  intro: 'Agree with yourself what you spend at most in a calendar month. Only you see this.',
  none: 'No limit',
  month: '{limit} a month',
  nothing: 'Buy nothing',
  spent: 'Spent this month: {spent}',
  left: '{left} is left until {until}.',
  spent_out: 'Nothing more fits until {until}.',
  raised: 'From {from}: {limit}.',
  label: 'New limit a month, in {currency}',
  hint: 'A lower one holds at once. A higher one holds after {hours, number} hours, so that you can sleep on it. 0 is buying nothing.',
  wrong: 'Enter an amount from 0 to {max}.',
  save: 'Save',
  remove: 'Remove the limit',
  saved: 'Saved',
  other_currency: 'You now pay in {currency}. Until you set a new limit, you can buy nothing in {currency}.',
} as const;
