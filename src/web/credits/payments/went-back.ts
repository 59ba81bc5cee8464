import type { Payment } from '#contract/payments';

/** What went back of a payment in the end, and what had gone back before his bank took the rest; minor units. */
export function wentBack({ state, amount, refunded, refunds }: Payment): { money: number; before: number } {
  if (state !== 'charged_back') return { money: refunded || amount, before: 0 };
  const byBank = refunds
    .filter(({ kind }) => kind === 'chargeback')
    .reduce((sum, { amount: part }) => sum + part, 0);
  return byBank > 0 ? { money: byBank, before: refunded - byBank } : { money: amount, before: refunded };
}
