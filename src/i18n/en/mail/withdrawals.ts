export const withdrawal_mail = {
  subject: 'Your withdrawal at {site}',
  preview: '{money} is coming back.',
  greeting: 'Hi {name},',
  withdrawn: 'You withdrew from your purchase with receipt number {number, number, ::group-off} of {bought}. We received your withdrawal on {at}.',
  gone: '{credits, plural, one {# unused credit was} other {# unused credits were}} taken off your balance.',
  back: 'You get {money} back for that.',
  nothing: 'Your direct debit of {money} is canceled: nothing will be collected from your account.',
  less: '{money} less will be collected from your account. What will still be collected: {left}.',
  way: 'It comes back the way you paid, within 14 days at most. Your bank statement says: {statement}.',
  premium: 'Your premium has ended with this. Your next bundle brings it back.',
  button: 'See the purchase',
  link: 'Button not working? Open this link:',
  keep: 'Keep this email: it proves that you withdrew.',
} as const;

export const remainder_mail = {
  subject: 'Your unused credits at {site}',
  preview: 'We still owe you {money}.',
  greeting: 'Hi {name},',
  left: 'You still have {credits, plural, one {# bought credit} other {# bought credits}}, worth {money}.',
  when: 'On {until} we erase your account for good. Then we refund that amount, the way you paid. If you come back before that, your credits will still be there.',
  uncollected: '{money} of that hasn’t been collected from your account yet. If it still hasn’t been by that day, we won’t collect it and nothing needs to be refunded.',
  keep: 'Once your account is gone, we can’t email you anymore, so keep this email.',
} as const;
