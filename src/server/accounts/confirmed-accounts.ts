import type { Db, Trx } from '../platform/db.ts';
import { type ConfirmedAccountsPage, lockConfirmedAccounts, selectConfirmedAt } from './queries.ts';

export const hasConfirmed = async (db: Db, accountId: string): Promise<boolean> =>
  (await selectConfirmedAt(db, accountId)) !== null;

/** Sorts before every account id: the cursor of the first page. */
export const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The next page of accounts with a confirmed address, by id. They cannot be erased until the transaction ends,
 * but may change; accounts that are locked for erasure are skipped.
 * @spec D2.36
 */
export const nextConfirmedAccounts = (db: Trx, page: ConfirmedAccountsPage) =>
  lockConfirmedAccounts(db, page);
