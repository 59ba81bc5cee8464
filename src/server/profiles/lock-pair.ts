import type { Trx } from '../platform/db.ts';
import { lockName } from './queries.ts';

/**
 * Makes whatever begins or ends between two members wait its turn: the first message, a like, a block. Held until the
 * transaction ends; what is read after it, in a statement of its own, is what the other one left. Whoever also spends
 * credits locks the wallet first (docs/decisions/0030).
 */
export async function lockPair(db: Trx, one: string, other: string): Promise<void> {
  const pair = [one, other].sort().join(' ').toLowerCase();
  await lockName(db, pair);
}
