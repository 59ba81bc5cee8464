import { ApiError } from '#contract/errors';
import type { Db } from '../platform/db.ts';
import { type AccountRow, selectAccount } from './queries.ts';

/**
 * @throws authentication_required if the account no longer exists
 * @spec 3.1
 */
export async function requireAccount(db: Db, accountId: string): Promise<AccountRow> {
  const account = await selectAccount(db, accountId);
  if (!account) throw new ApiError('authentication_required');
  return account;
}
