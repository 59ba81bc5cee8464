import type { Trx } from '../platform/db.ts';
import { lockName } from './queries.ts';

/**
 * Serializes what begins or ends between two members (first message, like, block) until the transaction ends.
 * Later statements see what the previous holder committed. To avoid deadlocks, a transaction that also spends
 * credits locks the wallet first (decision 0030).
 * @spec 4.4 4.7
 */
export async function lockPair(db: Trx, profileA: string, profileB: string): Promise<void> {
  const pair = [profileA, profileB].sort().join(' ').toLowerCase();
  await lockName(db, pair);
}
