import { expect, test } from 'vitest';
import type { Payment } from '#contract/payments';
import { wentBack } from './went-back.ts';

const back = (kind: string, amount: number) => ({ kind, amount }) as Payment['refunds'][number];
const payment = (state: string, ...refunds: Payment['refunds']) =>
  ({
    ...{ state, amount: 999, refunds },
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
  }) as Payment;

test.each([
  ['refunded whole', payment('refunded', back('refund', 999)), { money: 999, before: 0 }],
  [
    'withdrawn in parts',
    payment('refunded', back('withdrawal', 699), back('refund', 300)),
    { money: 999, before: 0 },
  ],
  ['taken back whole', payment('charged_back', back('chargeback', 999)), { money: 999, before: 0 }],
  [
    'taken back after a withdrawal',
    payment('charged_back', back('chargeback', 699), back('withdrawal', 300)),
    { money: 699, before: 300 },
  ],
  [
    'taken back after all went back',
    payment('charged_back', back('refund', 999)),
    { money: 999, before: 999 },
  ],
])('%s: what the bank took is told apart from what had gone back before (section 4)', (_what, paid, told) => {
  expect(wentBack(paid)).toEqual(told);
});
