import { ApiError } from '#contract/errors';
import type { MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockAccount, selectActiveSessions } from '../queries.ts';

/**
 * A request that began before a password reset must not change credentials after it.
 * @throws authentication_required
 * @spec D2.21
 */
export async function lockActiveSession({ db, now }: Tx, { accountId, member }: MemberCaller): Promise<void> {
  await lockAccount(db, accountId);
  const [active] = await selectActiveSessions(db, [member.sessionHash], now);
  if (!active) throw new ApiError('authentication_required');
}
