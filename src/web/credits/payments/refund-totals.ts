import type { Payment } from '#contract/payments';

type Refund = Payment['refunds'][number];

/**
 * Amounts in minor units.
 * @spec D2.35
 */
export type RefundTotals = {
  sent: number;
  pending: number;
  /** The part that needs no refund, because its debit was never submitted to the bank. */
  notCollected: number;
  /**
   * What the bank took back by a chargeback, including requested refunds that the chargeback replaced
   * (`taken_back`). If the whole payment had been refunded before the chargeback, `refunds` contains no entry for
   * the chargeback, and the value is the whole collected amount.
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
