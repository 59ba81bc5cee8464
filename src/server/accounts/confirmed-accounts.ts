import type { Db, Trx } from '../platform/db.ts';
import { type ConfirmedAccountsPage, lockConfirmedAccounts, selectConfirmedAt } from './queries.ts';

export const hasConfirmed = async (db: Db, accountId: string): Promise<boolean> =>
  (await selectConfirmedAt(db, accountId)) !== null;

export const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Returns a page of accounts and locks them, so that none is erased before the transaction ends. Skips
 * accounts that an erasure has locked.
 * @spec D2.36
 */
export const nextConfirmedAccounts = (db: Trx, page: ConfirmedAccountsPage) =>
  lockConfirmedAccounts(db, page);
