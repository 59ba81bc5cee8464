import type { Tx } from '../../platform/transact.ts';
import { closeRequestedRefunds } from '../payments/refund-queries.ts';
import { isDebitDue, releaseIfNothingLeft } from './queries.ts';

/**
 * What goes back of a debit before the bank hears of it is not collected, and nobody needs to send it. A debit that nothing is left to
 * collect of is released: its member and its account may pay so again at once. What went back is noted before, which keeps the debit from
 * being handed over meanwhile.
 */
export async function releaseDebit({ db, now }: Tx, payment: string): Promise<void> {
  if (!(await isDebitDue(db, payment))) return;
  await closeRequestedRefunds(db, payment, { state: 'not_collected', now });
  await releaseIfNothingLeft(db, payment);
}
