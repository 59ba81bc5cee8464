import type { Trx } from '../platform/db.ts';
import { lockName } from './queries.ts';

/**
 * Serializes changes between two members. Lock the wallet before the pair (decision 0030).
 * @spec 4.4 4.7
 */
export async function lockPair(db: Trx, profileA: string, profileB: string): Promise<void> {
  const pair = [profileA, profileB].sort().join(' ').toLowerCase();
  await lockName(db, pair);
}
