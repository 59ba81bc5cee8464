import type { Payment } from '#contract/payments';

type Refund = Payment['refunds'][number];

/**
 * Amounts in minor units.
 * @spec D2.35
 */
export type RefundTotals = {
  sent: number;
  pending: number;
  /** Refunds before the export to the bank reduced the direct debit by this amount. */
  notCollected: number;
  /** The bank takes back the collected amount even after a full refund. */
  chargedBack: number;
};

export function refundTotals({ state, amount, refunds }: Payment): RefundTotals {
  const sum = (matches: (refund: Refund) => boolean) =>
    refunds.filter(matches).reduce((total, part) => total + part.amount, 0);
  const notCollected = sum(refund => refund.state === 'not_collected');
  const takenByBank = sum(
    ({ kind, state: refundState }) => kind === 'chargeback' || refundState === 'taken_back',
  );
  return {
    sent: sum(({ kind, state: refundState }) => kind !== 'chargeback' && refundState === 'done'),
    pending: sum(refund => refund.state === 'requested'),
    notCollected,
    chargedBack: state === 'charged_back' ? takenByBank || amount - notCollected : 0,
  };
}
