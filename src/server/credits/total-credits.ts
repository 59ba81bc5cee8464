import type { Db } from '../platform/db.ts';
import { walletTotal } from './ledger.ts';
import { selectWallet } from './queries.ts';

/** @spec 3.1 D2.13 */
export const totalCredits = async (db: Db, accountId: string): Promise<number> =>
  walletTotal(await selectWallet(db, accountId));
