import type { Tx } from '../../platform/transact.ts';
import { type CreditReturn, insertScheduledReturns, type ScheduledReturn } from './queries.ts';

/** This notice wakes the worker that returns credits, in every process. */
export const CREDIT_RETURNS_DUE = 'returns_owed';

/**
 * Locks no wallets, because a worker returns the credits later.
 * @spec D5.1
 */
export async function scheduleCreditReturns(tx: Tx, returns: CreditReturn[]): Promise<ScheduledReturn[]> {
  if (returns.length === 0) return [];
  const scheduled = await insertScheduledReturns(tx.db, returns);
  if (scheduled.length > 0) tx.publish({ to: [], type: CREDIT_RETURNS_DUE, ids: {} });
  return scheduled;
}
