import type { Db, Trx } from '../platform/db.ts';
import { type ConfirmedPage, lockConfirmed, selectConfirmedAt } from './queries.ts';

/** Whether an account ever confirmed its address. */
export const hasConfirmed = async (db: Db, accountId: string): Promise<boolean> =>
  (await selectConfirmedAt(db, accountId)) !== null;

/** Comes before the ids of all accounts. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * The next accounts that confirmed their address, in the order of their ids. They stay until the transaction ends and may change meanwhile;
 * those that are being erased are passed over.
 */
export const nextConfirmed = (db: Trx, page: ConfirmedPage) => lockConfirmed(db, page);
