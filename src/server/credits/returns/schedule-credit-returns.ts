import type { Tx } from '../../platform/transact.ts';
import { type CreditReturn, insertScheduledReturns, type ScheduledReturn } from './queries.ts';

/** The notice that wakes the return worker in any process. */
export const CREDIT_RETURNS_DUE = 'returns_owed';

/**
 * Schedules the return of credits in the transaction that decides it. No wallet is locked here: a worker
 * returns the credits after the commit, or at `dueAt`. What cost nothing or is already scheduled is skipped.
 * @param due references of the debits, e.g. messages; these may be deleted in the same transaction
 * @returns the newly scheduled ones with their credits
 * @spec D5.1
 */
export async function scheduleCreditReturns(tx: Tx, returns: CreditReturn[]): Promise<ScheduledReturn[]> {
  if (returns.length === 0) return [];
  const scheduled = await insertScheduledReturns(tx.db, returns);
  if (scheduled.length > 0) tx.publish({ to: [], type: CREDIT_RETURNS_DUE, ids: {} });
  return scheduled;
}
