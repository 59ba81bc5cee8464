/** The SMS is neutral, but states what the member consents to by entering the code. */
export const debit_sms = {
  text: '{code} is your code for a direct debit of {money} from your account …{end} ({statement}). Valid for {minutes, number} minutes. Never share it.',
} as const;

export const mandate_mail = {
  subject: 'Your direct debit',
  preview: '{money}, once.',
  greeting: 'Hi {name},',
  agreed: 'You agreed to one direct debit of {money} from your account ending in {end}. We won’t collect anything else.',
  when: 'The amount leaves your account on or after {day}. Your statement says: {statement}.',
  reference: 'Your mandate reference: {reference}. Creditor: {creditor}, {id}, under the name {statement}.',
  back: 'Within {weeks, number} weeks of the debit you can ask your bank for a refund.',
  button: 'See the payment',
  link: 'Button not working? Open this link:',
  not_you: 'Wasn’t it you? Then reply to this email right away.',
} as const;
