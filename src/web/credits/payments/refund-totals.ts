import type { Payment } from '#contract/payments';

type Refund = Payment['refunds'][number];

/**
 * The refunds of a payment by their state, in minor units.
 * @spec D2.35
 */
export type RefundTotals = {
  /** Sent by us or the provider. */
  sent: number;
  /** Still to be sent. */
  pending: number;
  /** Never collected, so that nothing is refunded. */
  notCollected: number;
  /**
   * Charged back, including refunds that were not sent; the full collected amount if everything had been
   * refunded before.
   */
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
