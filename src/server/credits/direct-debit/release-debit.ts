import type { Tx } from '../../platform/transact.ts';
import { closeRequestedRefunds } from '../payments/refund-queries.ts';
import { isDebitDue, releaseIfNothingLeft } from './queries.ts';

/**
 * Releases a debit with nothing left to collect. Call it after storing the refund: the insert locks the
 * payment, so that a concurrent export waits.
 * @spec 5.8
 */
export async function releaseDebit({ db, now }: Tx, payment: string): Promise<void> {
  if (!(await isDebitDue(db, payment))) return;
  await closeRequestedRefunds(db, payment, { state: 'not_collected', now });
  await releaseIfNothingLeft(db, payment);
}
