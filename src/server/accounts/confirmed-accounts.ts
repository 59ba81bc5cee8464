import type { Db, Trx } from '../platform/db.ts';
import { type ConfirmedAccountsPage, lockConfirmedAccounts, selectConfirmedAt } from './queries.ts';

/** Whether an account ever confirmed its address. */
export const hasConfirmed = async (db: Db, accountId: string): Promise<boolean> =>
  (await selectConfirmedAt(db, accountId)) !== null;

/** Comes before the ids of all accounts. */
export const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The next accounts that confirmed their address, in the order of their ids. They stay until the transaction ends and may change meanwhile;
 * those that are being erased are passed over.
 */
export const nextConfirmedAccounts = (db: Trx, page: ConfirmedAccountsPage) =>
  lockConfirmedAccounts(db, page);
