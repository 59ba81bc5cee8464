import { ApiError } from '#contract/errors';
import type { Db } from '../../platform/db.ts';
import { selectOwnPayment } from '../payments/queries.ts';
import { type LedgerEntryWithPayment, selectLedgerEntry } from './queries.ts';

/**
 * Returns null if the id belongs to a payment instead of a ledger entry.
 * @throws not_found, also for another member's id
 * @spec 2.9
 */
export async function findLedgerEntry(
  db: Db,
  accountId: string,
  id: string,
): Promise<LedgerEntryWithPayment | null> {
  const entry = await selectLedgerEntry(db, accountId, id);
  if (entry) return entry;
  if (!(await selectOwnPayment(db, accountId, id))) throw new ApiError('not_found');
  return null;
}
