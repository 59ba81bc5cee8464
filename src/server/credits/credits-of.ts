import type { Db } from '../platform/db.ts';
import { totalOf } from './ledger.ts';
import { selectWallet } from './queries.ts';

/** A member's whole credits, free and purchased together (section 3, `credits`). */
export const creditsOf = async (db: Db, accountId: string): Promise<number> =>
  totalOf(await selectWallet(db, accountId));
