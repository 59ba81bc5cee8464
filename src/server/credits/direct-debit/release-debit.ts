import type { Tx } from '../../platform/transact.ts';
import { closeRequestedRefunds } from '../payments/refund-queries.ts';
import { isDebitDue, releaseIfNothingLeft } from './queries.ts';

/**
 * If the debit is not exported yet, closes the requested refunds: nobody sends them, because the bank will
 * collect only the rest of the payment. If the rest is zero, the debit is never exported. Call this function
 * after the insertion of the refund, which locks the payment, so that a concurrent export waits.
 * @spec 5.8
 */
export async function releaseDebit({ db, now }: Tx, payment: string): Promise<void> {
  if (!(await isDebitDue(db, payment))) return;
  await closeRequestedRefunds(db, payment, { state: 'not_collected', now });
  await releaseIfNothingLeft(db, payment);
}
