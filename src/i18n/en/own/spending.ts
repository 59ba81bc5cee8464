/** Monthly spending limit. */
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
  label: 'New limit a month, in {currency}',
  hint: 'A lower limit applies right away. A higher one applies after {hours, number} hours, so you can sleep on it. 0 means buying nothing.',
  wrong: 'Enter an amount from 0 to {max}.',
  save: 'Save',
  remove: 'Remove the limit',
  saved: 'Saved',
  other_currency:
    'You now pay in {currency}. Until you set a new limit, you can’t buy anything in {currency}.',
} as const;
