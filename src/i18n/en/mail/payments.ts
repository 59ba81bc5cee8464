export const receipt_mail = {
  subject: 'Your {site} purchase',
  preview: '{credits, plural, =0 {Your receipt.} one {# credit is} other {# credits are}} ready for you.',
  bought: 'You bought {credits, plural, one {# credit} other {# credits}} for {money}. They’re ready for you.',
  settled: 'You bought {credits, plural, one {# credit} other {# credits}} for {money}. {settled} of them went to what you still owed from a reversed payment. {left, plural, =0 {Nothing was added to your balance.} one {# credit is ready for you.} other {# credits are ready for you.}}',
  vat: 'This includes {percentage, number}% VAT: {money}.',
  number: 'Your receipt number is {number, number, ::group-off}.',
  statement: 'Your bank statement says: {statement}.',
  button: 'See the receipt',
  withdraw: 'Changed your mind? You have {days, plural, one {# day} other {# days}} to get a refund for what you haven’t used, without giving a reason. Just open the receipt.',
} as const;

export const chargeback_mail = {
  subject: 'About your {site} payment',
  preview: 'The bank reversed {money}.',
  taken: 'The bank reversed {money} of your purchase, receipt number {number, number, ::group-off}.',
  waited: 'That includes {money} that was on its way to you, so we won’t send that anymore.',
  credits: '{credits, plural, one {# of those credits was} other {# of those credits were}} taken off your balance.',
  debt: 'You had already used {debt, plural, one {# of those credits. It} other {# of those credits. They}} will be settled with your next bundle. You don’t need to do anything now.',
  premium: 'This ends your premium. Your next bundle makes you premium again, for life.',
  button: 'See the purchase',
  wrong: 'Is this wrong? Email customer service at the address below.',
} as const;

export const refund_mail = {
  subject: 'You’re getting money back from {site}',
  preview: 'We’re refunding {money}.',
  back: 'We’re refunding {money} of your purchase, receipt number {number, number, ::group-off}.',
  way: 'It will come back the way you paid. It can take a few business days to show up. Your statement says: {statement}.',
  not_collected: 'Nothing has been collected from your account yet, so we’ll collect {money} less.',
  credits: '{credits, plural, one {# credit was} other {# credits were}} taken off your balance.',
  debt: 'You had already used {debt, plural, one {# of those credits. It} other {# of those credits. They}} will be settled with your next bundle. You don’t need to do anything now.',
  premium: 'This ends your premium. Your next bundle makes you premium again, for life.',
  button: 'See the purchase',
  questions: 'Questions? Email customer service at the address below.',
} as const;

export const returned_mail = {
  subject: 'You’re getting money back from {site}',
  preview: 'We’re sending {money} back.',
  late: 'Your payment of {money} from {begun} still came in, after it had been canceled, failed or expired.',
  discount: 'By then, its discount belonged to another order. That’s why we can’t offer that price again.',
  limit: 'It would have taken you over the spending limit you set yourself.',
  way: 'So we’re sending {money} back right away, the way you paid. It can take a few business days to show up. Your statement says: {statement}.',
  button: 'See the payment',
  nothing: 'You don’t need to do anything.',
} as const;

export const receipt_sheet = {
  title: 'Receipt {number, number, ::group-off}',
  date: 'Date',
  bought: 'Bought',
  credits: '{credits, plural, one {# credit} other {# credits}}',
  neutral: 'Digital credit',
  method: 'Payment method',
  statement: 'On your statement',
  list_price: 'Price',
  discount: 'Discount',
  total: 'Total',
  vat: 'Includes {percentage, number}% VAT ({country})',
  no_vat: 'VAT ({country})',
  back: 'Back on {when}',
  not_collected: 'Not collected, withdrawn on {when}',
  vat_number: 'VAT number {number}',
  reference: 'Reference {id}',
} as const;

export const withdrawal_mail = {
  subject: 'Your withdrawal on {site}',
  preview: '{money} is coming back.',
  withdrawn: 'You withdrew from your purchase of {bought}, receipt number {number, number, ::group-off}. We received your withdrawal on {at}.',
  gone: '{credits, plural, one {# unused credit was} other {# unused credits were}} taken off your balance.',
  back: 'You’ll get {money} back for that.',
  nothing: 'Your direct debit of {money} is canceled: nothing will be collected from your account.',
  less: '{money} less will be collected from your account. What will still be collected: {left}.',
  way: 'It will come back the way you paid, within 14 days at most. Your bank statement says: {statement}.',
  premium: 'This has ended your premium. Your next bundle brings it back.',
  button: 'See the purchase',
  keep: 'Keep this email: it proves that you withdrew.',
} as const;

export const remainder_mail = {
  subject: 'Your unused credits on {site}',
  preview: 'We still owe you {money}.',
  left: 'You still have {credits, plural, one {# bought credit} other {# bought credits}}, worth {money}.',
  when: 'On {until}, we’ll erase your account for good. Then we’ll refund that amount, the way you paid. If you come back before that, your credits will still be there.',
  uncollected: '{money} of that hasn’t been collected from your account yet. If it still hasn’t been by that day, we won’t collect it and nothing needs to be refunded.',
  keep: 'Once your account is gone, we can’t email you anymore, so keep this email.',
} as const;

/** The SMS is neutral, but states what the member consents to by entering the code. */
export const debit_sms = {
  text: '{code} is your code for a direct debit of {money} from your account …{end} ({statement}). Valid for {minutes, number} minutes. Never share it.',
} as const;

export const mandate_mail = {
  subject: 'Your direct debit',
  preview: '{money}, once.',
  agreed: 'You agreed to a single direct debit of {money} from your account ending in {end}. We won’t collect anything else.',
  when: 'The amount leaves your account on or after {day}. Your statement says: {statement}.',
  reference: 'Your mandate reference: {reference}. Creditor: {creditor}, {id}, under the name {statement}.',
  back: 'Within {weeks, number} weeks of the debit, you can ask your bank for a refund.',
  button: 'See the payment',
  not_you: 'Not you? Then reply to this email right away.',
} as const;
