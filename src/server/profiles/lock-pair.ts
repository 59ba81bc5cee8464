import type { Trx } from '../platform/db.ts';
import { lockName, tryLockNames } from './queries.ts';

/**
 * Serializes changes between two members. Lock the wallet before the pair (decision 0030).
 * @spec 4.4 4.7
 */
export async function lockPair(db: Trx, profileA: string, profileB: string): Promise<void> {
  await lockName(db, pairName(profileA, profileB));
}

/**
 * Locks those pairs that nobody has locked, without waiting.
 * @returns for each pair whether it is locked now
 */
export async function tryLockPairs(
  db: Trx,
  pairs: readonly (readonly [string, string])[],
): Promise<boolean[]> {
  const names = pairs.map(([profileA, profileB]) => pairName(profileA, profileB));
  const locked = new Set(await tryLockNames(db, names));
  return names.map(name => locked.has(name));
}

const pairName = (profileA: string, profileB: string): string =>
  [profileA, profileB].sort().join(' ').toLowerCase();
