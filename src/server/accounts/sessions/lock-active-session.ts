import { ApiError } from '#contract/errors';
import type { MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockAccount, selectActiveSessions } from '../queries.ts';

/**
 * Locks the account and checks that the session exists. Otherwise a request that began before a password reset
 * could set a password, passkey or address after the reset.
 * @throws authentication_required
 * @spec D2.21
 */
export async function lockActiveSession({ db, now }: Tx, { accountId, member }: MemberCaller): Promise<void> {
  await lockAccount(db, accountId);
  const [active] = await selectActiveSessions(db, [member.sessionHash], now);
  if (!active) throw new ApiError('authentication_required');
}
