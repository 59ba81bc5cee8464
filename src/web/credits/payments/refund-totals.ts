import type { Payment } from '#contract/payments';

type Refund = Payment['refunds'][number];

/** What went back of a payment, by what became of it, in minor units. */
export type RefundTotals = {
  /** Sent to the member, or by his provider. */
  sent: number;
  /** Still to be sent. */
  pending: number;
  /** Never taken, so that nothing comes back. */
  notCollected: number;
  /** What his bank took of what was there, what waited to be sent included; all of it where everything had gone back before. */
  chargedBack: number;
};

export function refundTotals({ state, amount, refunds }: Payment): RefundTotals {
  const sum = (matches: (refund: Refund) => boolean) =>
    refunds.filter(matches).reduce((total, part) => total + part.amount, 0);
  const notCollected = sum(refund => refund.state === 'not_collected');
  const byBank = sum(({ kind, state: stands }) => kind === 'chargeback' || stands === 'taken_back');
  return {
    sent: sum(({ kind, state: stands }) => kind !== 'chargeback' && stands === 'done'),
    pending: sum(refund => refund.state === 'requested'),
    notCollected,
    chargedBack: state === 'charged_back' ? byBank || amount - notCollected : 0,
  };
}
