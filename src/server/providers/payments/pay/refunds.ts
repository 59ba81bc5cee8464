import { HOUR_MS } from '#contract/durations';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { PaymentProviderError } from '../provider.ts';
import { type ProviderCall, RequestNotSent } from '../provider-call.ts';
import type { PayOptions } from './options.ts';
import {
  deletePayRefund,
  insertPayRefund,
  selectPayRefunds,
  updatePayRefundReference,
  updatePayRefundRequestedAt,
} from './queries.ts';
import { payRefundResponse, payRefundStatus } from './wire.ts';

type PayRefundDeps = { options: PayOptions; call: ProviderCall; db: Db; clock: Clock };
type RefundInput = { refund: string; amount: number; currency: string };

/** After this time, PAY.'s total includes every refund that was accepted. */
const VISIBLE_AFTER_MS = 48 * HOUR_MS;

/**
 * Records a refund before requesting it, because PAY. has no idempotency keys.
 * @throws PaymentProviderError
 * @spec D2.35
 */
export async function refundOnce(
  deps: PayRefundDeps,
  reference: string,
  refund: RefundInput,
): Promise<{ reference: string }> {
  const { db, clock } = deps;
  const now = clock.now();
  const isNew = await insertPayRefund(db, {
    refund: refund.refund,
    reference,
    amount: refund.amount,
    requested_at: now,
  });
  if (isNew) return sendRefund(deps, reference, refund);
  const orderRefunds = await selectPayRefunds(db, reference);
  const earlier = orderRefunds.find(row => row.refund === refund.refund);
  if (!earlier || earlier.amount !== refund.amount)
    throw new PaymentProviderError('refused', 'another refund by that id');
  if (earlier.provider_reference !== null) return { reference: earlier.provider_reference };
  const confirmedAmount = orderRefunds.reduce(
    (sum, row) => sum + (row.provider_reference === null ? 0 : row.amount),
    0,
  );
  if ((await refundedByPay(deps, reference)) >= confirmedAmount + refund.amount)
    return recordAnswer(db, refund.refund, refund.refund);
  if (now.getTime() - earlier.requested_at.getTime() < VISIBLE_AFTER_MS)
    throw new PaymentProviderError('unavailable', 'PAY. did not say whether it took the refund');
  await updatePayRefundRequestedAt(db, refund.refund, now);
  return sendRefund(deps, reference, refund);
}

async function sendRefund(
  { options, call, db }: PayRefundDeps,
  reference: string,
  { refund, amount, currency }: RefundInput,
): Promise<{ reference: string }> {
  const address = new URL(`/v2/transactions/${encodeURIComponent(reference)}/refund`, options.restUrl);
  const body = { amount: { value: amount, currency }, description: refund };
  const { transactionId } = await call(payRefundResponse, address, { method: 'PATCH', body }).catch(
    async error => {
      if (hadNoEffect(error)) await deletePayRefund(db, refund);
      throw error;
    },
  );
  return recordAnswer(db, refund, transactionId ?? refund);
}

const hadNoEffect = (error: unknown): boolean =>
  error instanceof RequestNotSent ||
  (error instanceof PaymentProviderError && error.reason !== 'unavailable');

async function recordAnswer(db: Db, refund: string, answer: string): Promise<{ reference: string }> {
  await updatePayRefundReference(db, refund, answer.slice(0, 128));
  return { reference: answer };
}

/**
 * Refunded total in minor units.
 * @throws PaymentProviderError
 */
export async function refundedByPay(
  { options, call }: Pick<PayRefundDeps, 'options' | 'call'>,
  reference: string,
): Promise<number> {
  const address = new URL(`/v2/transactions/${encodeURIComponent(reference)}/status`, options.restUrl);
  const { amountRefunded } = await call(payRefundStatus, address);
  return amountRefunded?.value ?? 0;
}
