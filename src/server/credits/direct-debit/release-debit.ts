import type { Tx } from '../../platform/transact.ts';
import { closeRequestedRefunds } from '../payments/refund-queries.ts';
import { isDebitDue, releaseIfNothingLeft } from './queries.ts';

/**
 * Closes requested refunds of an unexported debit. Call `insertRefund` first, because its lock makes an export wait.
 * @spec 5.8
 */
export async function releaseDebit({ db, now }: Tx, payment: string): Promise<void> {
  if (!(await isDebitDue(db, payment))) return;
  await closeRequestedRefunds(db, payment, { state: 'not_collected', now });
  await releaseIfNothingLeft(db, payment);
}
