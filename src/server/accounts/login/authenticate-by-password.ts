import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { assertMayLogIn } from '../bans/assert-may-log-in.ts';
import { revealsAccounts } from '../check-address-taken.ts';
import { hashPassword, verifyPassword } from '../reauthentication/password-hash.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { beginAttempt, loginLockoutKey } from './lockout.ts';
import { refreshPasswordHash, selectLoginAccount } from './login-queries.ts';

/**
 * An unknown address gets the same answer, lockouts and duration as a wrong password.
 * @throws login_failed, login_blocked, account_deleting, account_banned, unavailable
 * @spec 7.1 D1.1 D2.19
 */
export async function authenticateByPassword(
  app: App,
  caller: Caller,
  credentials: { email: string; password: string },
): Promise<VerifiedCredential> {
  const {
    id: accountId,
    status,
    stale,
    passwordHash,
  } = await findAccountByPassword(app, caller, credentials);
  await assertMayLogIn(app, app.db, { accountId, status });
  if (!stale) return { accountId, passwordHash };
  const newHash = await hashPassword(credentials.password);
  await refreshPasswordHash(app.db, accountId, { old: passwordHash, fresh: newHash });
  return { accountId, passwordHash: newHash };
}

/**
 * Refuses unconfirmed accounts unless the site reveals accounts. Otherwise anyone could test an address by sign-up
 * and login.
 * @throws login_failed, login_blocked, unavailable
 */
export async function findAccountByPassword(
  app: App,
  caller: Pick<Caller, 'site' | 'knownBrowserSecret'>,
  credentials: { email: string; password: string },
): Promise<{ id: string; status: string; stale: boolean; passwordHash: string }> {
  const siteId = caller.site.id;
  const email = credentials.email.trim().toLowerCase();
  const browserHash = caller.knownBrowserSecret === null ? null : hashSecret(caller.knownBrowserSecret);
  const account = await selectLoginAccount(app.db, siteId, email, browserHash);
  const lockoutKey = loginLockoutKey(app, siteId, email, account?.browserId ?? null);
  const attempt = await beginAttempt(app, lockoutKey);
  const { right, stale } = await verifyPassword(account?.password_hash ?? null, credentials.password).catch(
    async (error: unknown) => {
      await attempt.discard();
      throw error;
    },
  );
  const isHidden = account?.status === 'not_confirmed' && !revealsAccounts(caller);
  if (!account?.password_hash || !right || isHidden) {
    await attempt.recordFailure();
    throw new ApiError('login_failed');
  }
  await attempt.discard();
  return { id: account.id, status: account.status, stale, passwordHash: account.password_hash };
}
