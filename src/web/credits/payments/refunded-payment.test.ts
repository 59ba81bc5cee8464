import { expect, test } from 'vitest';
import type { Payment } from '#contract/payments';
import { refundTotals } from './refunded-payment.tsx';

const back = (kind: string, state: string, amount: number) =>
  ({ kind, state, amount }) as Payment['refunds'][number];
const payment = (state: string, ...refunds: Payment['refunds']) =>
  ({ state, amount: 999, refunds }) as Payment;
const nothing = { sent: 0, pending: 0, notCollected: 0, chargedBack: 0 };

test.each([
  ['refunded whole', payment('refunded', back('refund', 'done', 999)), { sent: 999 }],
  [
    'withdrawn, and not sent yet',
    payment('refunded', back('withdrawal', 'requested', 999)),
    { pending: 999 },
  ],
  [
    'withdrawn in parts, one of them not sent yet',
    payment('refunded', back('withdrawal', 'requested', 699), back('withdrawal', 'done', 300)),
    { sent: 300, pending: 699 },
  ],
  [
    'withdrawn before it was collected',
    payment('refunded', back('withdrawal', 'not_collected', 999)),
    { notCollected: 999 },
  ],
  ['taken back whole', payment('charged_back', back('chargeback', 'done', 999)), { chargedBack: 999 }],
  [
    'charged back after a sent withdrawal',
    payment('charged_back', back('chargeback', 'done', 699), back('withdrawal', 'done', 300)),
    { chargedBack: 699, sent: 300 },
  ],
  [
    'charged back before a withdrawal was sent',
    payment('charged_back', back('chargeback', 'done', 400), back('withdrawal', 'taken_back', 599)),
    { chargedBack: 999 },
  ],
  [
    'charged back after less was collected',
    payment('charged_back', back('chargeback', 'done', 400), back('withdrawal', 'not_collected', 599)),
    { chargedBack: 400, notCollected: 599 },
  ],
  [
    'charged back after a full refund',
    payment('charged_back', back('refund', 'done', 999)),
    { chargedBack: 999, sent: 999 },
  ],
])(
  '%s: sent, pending, never collected and charged-back amounts are distinguished (spec 4.9)',
  (_what, paid, totals) => {
    expect(refundTotals(paid)).toEqual({ ...nothing, ...totals });
  },
);
