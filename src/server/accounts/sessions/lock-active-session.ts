import { ApiError } from '#contract/errors';
import type { MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockAccount, selectActiveSessions } from '../queries.ts';

/**
 * Makes sure that the login at hand still stands, and keeps it so until the transaction ends: for what opens a way into the account.
 * A call that began before a reset must not leave a password, a passkey or another address behind after it.
 * @throws authentication_required
 */
export async function lockActiveSession({ db, now }: Tx, { accountId, member }: MemberCaller): Promise<void> {
  await lockAccount(db, accountId);
  const [active] = await selectActiveSessions(db, [member.sessionHash], now);
  if (!active) throw new ApiError('authentication_required');
}
