import { TRANSACTION_PAGE_SIZE } from '#contract/constants';
import type { LedgerEntry } from '#contract/credits';
import { ApiError } from '#contract/errors';
import type { Db } from '../../platform/db.ts';
import { selectOwnPayment } from '../payments/queries.ts';
import { type LedgerEntryRow, selectLedgerEntries } from '../queries.ts';
import { type LedgerEntryWithPayment, selectLedgerEntry } from './queries.ts';

/**
 * Returns entries without recipients, which `src/server/cross-domain` adds.
 * @spec 2.9 D2.13
 */
export async function ledgerEntriesPage(
  db: Db,
  accountId: string,
  before: string | undefined,
): Promise<{ entries: LedgerEntryRow[]; has_earlier: boolean }> {
  const rows = await selectLedgerEntries(db, accountId, before, TRANSACTION_PAGE_SIZE + 1);
  return { entries: rows.slice(0, TRANSACTION_PAGE_SIZE), has_earlier: rows.length > TRANSACTION_PAGE_SIZE };
}

/** Omits the reference. */
export const presentLedgerEntry = ({
  id,
  contra,
  lot,
  amount,
  created_at,
}: LedgerEntryRow): Omit<LedgerEntry, 'to'> => ({
  id,
  kind: contra as LedgerEntry['kind'],
  lot: lot as LedgerEntry['lot'],
  credits: amount,
  created_at: created_at.toISOString(),
});

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
