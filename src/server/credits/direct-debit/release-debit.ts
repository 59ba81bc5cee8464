import type { Tx } from '../../platform/transact.ts';
import { closeRequested } from '../payments/refund-queries.ts';
import { releaseEmpty } from './queries.ts';

/**
 * Releases a debit that nothing is left to collect of, before the bank hears of it: its member and its account may pay so again at once,
 * and nobody needs to send back what was never collected. The payment is locked.
 */
export async function releaseDebit({ db, now }: Tx, payment: string): Promise<void> {
  if (await releaseEmpty(db, payment)) await closeRequested(db, payment, now);
}
