import type { Tx } from '../../platform/transact.ts';
import { closeRequested } from '../payments/refund-queries.ts';
import { isDue, releaseEmpty } from './queries.ts';

/**
 * What goes back of a debit before the bank hears of it is not collected, and nobody needs to send it. A debit that nothing is left to
 * collect of is released: its member and its account may pay so again at once. What went back is noted before, which keeps the debit from
 * being handed over meanwhile.
 */
export async function releaseDebit({ db, now }: Tx, payment: string): Promise<void> {
  if (!(await isDue(db, payment))) return;
  await closeRequested(db, payment, { state: 'not_collected', now });
  await releaseEmpty(db, payment);
}
