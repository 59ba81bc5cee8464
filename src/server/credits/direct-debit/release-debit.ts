import type { Tx } from '../../platform/transact.ts';
import { closeRequestedRefunds } from '../payments/refund-queries.ts';
import { isDebitDue, releaseIfNothingLeft } from './queries.ts';

/**
 * Closes the requested refunds of a debit that is not exported yet, because their amount is simply not
 * collected. If nothing is left to collect, releases the debit, so that it is never exported. Call this after
 * inserting a refund: the insert locks the payment, so that a concurrent export waits.
 * @spec 5.8
 */
export async function releaseDebit({ db, now }: Tx, payment: string): Promise<void> {
  if (!(await isDebitDue(db, payment))) return;
  await closeRequestedRefunds(db, payment, { state: 'not_collected', now });
  await releaseIfNothingLeft(db, payment);
}
