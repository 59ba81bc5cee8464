import type { Clock } from '../../clock.ts';
import type { Db } from '../../db.ts';
import { ProviderAway } from '../provider.ts';
import { NeverSent, type PayCall } from './call.ts';
import type { PayOptions } from './options.ts';
import { deleteAsked, insertAsked, noteAnswer, noteAskedAgain, selectAsked } from './queries.ts';
import { payRefunded, payRefundState } from './wire.ts';

export type PayParts = { options: PayOptions; call: PayCall; db: Db; clock: Clock };
type Refund = { refund: string; amount: number; currency: string };

/** What goes back by a bank is collected until the next morning; only then is it seen whether it went. */
const SEEN_AFTER_MS = 48 * 3_600_000;

/**
 * Gives money back once for each id of ours, though PAY. knows no such id: what was asked is noted before. Where its answer was lost, what
 * went back in all tells whether it was taken; as long as that cannot tell, it is not asked again: late is better than twice.
 */
export async function refundOnce(
  parts: PayParts,
  reference: string,
  refund: Refund,
): Promise<{ reference: string }> {
  const { db, clock } = parts;
  const now = clock.now();
  const isNew = await insertAsked(db, {
    refund: refund.refund,
    reference,
    amount: refund.amount,
    asked_at: now,
  });
  if (isNew) return ask(parts, reference, refund);
  const all = await selectAsked(db, reference);
  const earlier = all.find(one => one.refund === refund.refund);
  if (!earlier || earlier.amount !== refund.amount)
    throw new ProviderAway('refused', 'another refund by that id');
  if (earlier.answer !== null) return { reference: earlier.answer };
  const answered = all.reduce((sum, one) => sum + (one.answer === null ? 0 : one.amount), 0);
  if ((await refundedAt(parts, reference)) >= answered + refund.amount)
    return noted(db, refund.refund, refund.refund);
  if (now.getTime() - earlier.asked_at.getTime() < SEEN_AFTER_MS)
    throw new ProviderAway('away', 'PAY. did not say whether it took the refund');
  await noteAskedAgain(db, refund.refund, now);
  return ask(parts, reference, refund);
}

async function ask(
  { options, call, db }: PayParts,
  reference: string,
  { refund, amount, currency }: Refund,
): Promise<{ reference: string }> {
  const address = new URL(`/v2/transactions/${encodeURIComponent(reference)}/refund`, options.restUrl);
  const body = { amount: { value: amount, currency }, description: refund };
  const { transactionId } = await call(payRefunded, address, { method: 'PATCH', body }).catch(async error => {
    if (didNothing(error)) await deleteAsked(db, refund);
    throw error;
  });
  return noted(db, refund, transactionId ?? refund);
}

const didNothing = (error: unknown): boolean =>
  error instanceof NeverSent || (error instanceof ProviderAway && error.why !== 'away');

async function noted(db: Db, refund: string, answer: string): Promise<{ reference: string }> {
  await noteAnswer(db, refund, answer.slice(0, 128));
  return { reference: answer };
}

/** How much of an order went back in all, in minor units. Throws ProviderAway. */
export async function refundedAt(
  { options, call }: Pick<PayParts, 'options' | 'call'>,
  reference: string,
): Promise<number> {
  const address = new URL(`/v2/transactions/${encodeURIComponent(reference)}/status`, options.restUrl);
  const { amountRefunded } = await call(payRefundState, address);
  return amountRefunded?.value ?? 0;
}
