import type { Db, Trx } from '../platform/db.ts';
import { type ConfirmedAccountsPage, lockConfirmedAccounts, selectConfirmedAt } from './queries.ts';

export const hasConfirmed = async (db: Db, accountId: string): Promise<boolean> =>
  (await selectConfirmedAt(db, accountId)) !== null;

export const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Locks the accounts against erasure, and skips accounts that are being erased.
 * @spec D2.36
 */
export const nextConfirmedAccounts = (db: Trx, page: ConfirmedAccountsPage) =>
  lockConfirmedAccounts(db, page);
