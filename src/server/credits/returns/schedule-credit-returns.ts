import type { Tx } from '../../platform/transact.ts';
import { type ScheduledReturn, selectReturnable } from './queries.ts';

export const RETURN_CREDITS = 'return-credits';

/** `reference` is the id of the paid item. */
type CreditReturn = { reference: string; dueAt: Date };

/**
 * Locks no wallets, because a job returns the credits later.
 * @spec D5.1
 */
export async function scheduleCreditReturns(tx: Tx, returns: CreditReturn[]): Promise<ScheduledReturn[]> {
  if (returns.length === 0) return [];
  const dueTimes = new Map(returns.map(({ reference, dueAt }) => [reference, dueAt.getTime()]));
  const scheduled = await selectReturnable(tx.db, [...dueTimes.keys()]);
  const byDueTime = Map.groupBy(scheduled, ({ reference }) => dueTimes.get(reference) ?? tx.now.getTime());
  for (const [dueTime, due] of byDueTime) {
    const references = due.map(({ reference }) => reference);
    await tx.sendJob(RETURN_CREDITS, { references }, { startAfter: new Date(dueTime) });
  }
  return scheduled;
}
