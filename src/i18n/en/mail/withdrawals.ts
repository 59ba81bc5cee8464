/** The receipt of a withdrawal. */
export const withdrawal_mail = {
  subject: 'Your withdrawal at {site}',
  preview: '{money} is coming back.',
  greeting: 'Hi {name},',
  withdrawn: 'You withdrew from your purchase with receipt number {number, number, ::group-off} of {bought}. We received your withdrawal on {at}.',
  gone: '{credits, plural, one {# unused credit has} other {# unused credits have}} left your balance.',
  back: 'You get {money} back for that.',
  nothing: 'Your direct debit of {money} is dropped: nothing will be collected from your account.',
  less: '{money} less will be collected from your account. What will still be collected: {left}.',
  way: 'It comes back the way you paid, within 14 days at the latest. Your bank statement says: {statement}.',
  premium: 'Your premium has ended with this. Your next bundle brings it back.',
  button: 'See the purchase',
  link: 'Does the button not work? Then open this address:',
  keep: 'Keep this mail: it proves that you withdrew.',
} as const;

/** What goes back to whoever deleted his account. */
export const remainder_mail = {
  subject: 'Your unused credits at {site}',
  preview: 'You have {money} left.',
  greeting: 'Hello {name},',
  left: 'You still have {credits, plural, one {# bought credit} other {# bought credits}}, worth {money}.',
  when: 'On {until} we erase your account for good. We then send that amount back the way you paid. If you come back before, your credits are still there.',
  uncollected: 'Of that, {money} has not been collected from your account yet. If it still has not been by that day, we no longer collect it and nothing needs to come back.',
  keep: 'Once your account is gone we can no longer write to you, so keep this mail.',
} as const;
