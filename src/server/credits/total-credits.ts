import type { Db } from '../platform/db.ts';
import { walletTotal } from './ledger.ts';
import { selectWallet } from './queries.ts';

/** A member's whole credits, free and purchased together (section 3, `credits`). */
export const totalCredits = async (db: Db, accountId: string): Promise<number> =>
  walletTotal(await selectWallet(db, accountId));
