import { ApiError } from '#contract/errors';
import type { Db } from '../../platform/db.ts';
import { selectOwnPayment } from '../payments/queries.ts';
import { type LedgerEntryWithPayment, selectLedgerEntry } from './queries.ts';

/** A movement of a member's own credits; null where the id is a payment's (section 2). @throws not_found, for another's as for none */
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
