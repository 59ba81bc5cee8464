import type { Tx } from '../../platform/transact.ts';
import { type CreditReturn, insertScheduledReturns, type ScheduledReturn } from './queries.ts';

/** The notice that wakes whoever gives credits back, in whichever process he is. */
export const CREDIT_RETURNS_DUE = 'returns_owed';

/**
 * Notes, in the transaction that decides it, that what was paid for these is given back (decisions, 5.1). No wallet is locked
 * here: a worker does the rest right after the commit, or at each one's `dueAt`. Again, or for what cost nothing, it notes nothing.
 * @param returns what the debits refer to, e.g. messages; they may be deleted in the same transaction
 * @returns those that were noted, with their credits
 */
export async function scheduleCreditReturns(tx: Tx, returns: CreditReturn[]): Promise<ScheduledReturn[]> {
  if (returns.length === 0) return [];
  const scheduled = await insertScheduledReturns(tx.db, returns);
  if (scheduled.length > 0) tx.publish({ to: [], type: CREDIT_RETURNS_DUE, ids: {} });
  return scheduled;
}
