import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteEmailChange } from '../credentials/queries.ts';
import { deletePasskeys } from '../passkeys/queries.ts';
import { lockAccount, selectActiveSessions, selectProfileIdOf } from '../queries.ts';
import { invalidateTokens } from '../token-queries.ts';
import { closeSessions } from './close-sessions.ts';
import { deleteKnownBrowsers, lockSessions } from './queries.ts';

type AccessToKeep = { session?: { from: Buffer; to: Buffer }; browser?: string | null; passkeys?: boolean };

/**
 * Lock the account before the call. Links that activate the account or revert an address change stay valid.
 * @returns what the owner has to be notified of
 * @spec D2.20 D2.21
 */
export async function revokeAccess(
  app: Pick<App, 'hooks'>,
  tx: Tx,
  accountId: string,
  { session, browser = null, passkeys: keepsPasskeys = false }: AccessToKeep,
): Promise<{ passkeys: boolean }> {
  const { db, now } = tx;
  const owner = await selectProfileIdOf(db, accountId);
  const sessionIds = await lockSessions(db, accountId, session?.to ?? null);
  if (owner) await closeSessions(app, tx, { ...owner, sessionIds, renewed: session });
  await deleteKnownBrowsers(db, accountId, browser === null ? null : hashSecret(browser));
  const passkeys = !keepsPasskeys && (await deletePasskeys(db, accountId));
  await invalidateTokens(db, accountId, ['password_reset', 'email_change', 'reactivation'], { now });
  await deleteEmailChange(db, accountId);
  return { passkeys };
}

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
