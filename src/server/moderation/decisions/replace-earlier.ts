import type { Tx } from '../../platform/transact.ts';
import { removedBy, restoreContent } from './measures.ts';
import { type DecisionRow, type LockedReport, lockReopenedDecisions, setOverturned } from './queries.ts';

/**
 * Reports that a reporter's appeal opened again have an earlier decision, which stands until now: what it removed is
 * restored, and it is no strike any more. The caller aligns the bans.
 * @returns the newest earlier decision; null if there is none
 * @spec D5.5
 */
export async function replaceEarlier(
  tx: Tx,
  reports: readonly LockedReport[],
  { profileId }: { profileId: string },
): Promise<DecisionRow | null> {
  const earlier = await lockReopenedDecisions(tx.db, reports);
  for (const decision of earlier) {
    await setOverturned(tx.db, decision.id, tx.now);
    await restoreContent(tx, profileId, removedBy(decision));
  }
  return earlier.at(-1) ?? null;
}
