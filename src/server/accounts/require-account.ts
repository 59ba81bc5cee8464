import { ApiError } from '#contract/errors';
import type { Db } from '../platform/db.ts';
import { type AccountRow, selectAccount } from './queries.ts';

/** An account for its owner, with what he dismissed. @throws authentication_required when it went meanwhile */
export async function requireAccount(db: Db, accountId: string): Promise<AccountRow> {
  const account = await selectAccount(db, accountId);
  if (!account) throw new ApiError('authentication_required');
  return account;
}
