import type { Tx } from '../../platform/transact.ts';
import { type Due, insertOwed, type Owed } from './queries.ts';

/** The notice that wakes whoever gives credits back, in whichever process he is. */
export const RETURNS_OWED = 'returns_owed';

/**
 * Notes, in the transaction that decides it, that what was paid for these is given back (decisions, 5.1). No wallet is locked
 * here: a worker does the rest right after the commit, or at each one's `dueAt`. Again, or for what cost nothing, it notes nothing.
 * @param due what the debits refer to, e.g. messages; they may be deleted in the same transaction
 * @returns those that were noted, with their credits
 */
export async function oweReturns(tx: Tx, due: Due[]): Promise<Owed[]> {
  if (due.length === 0) return [];
  const owed = await insertOwed(tx.db, due);
  if (owed.length > 0) tx.publish({ to: [], type: RETURNS_OWED, ids: {} });
  return owed;
}
