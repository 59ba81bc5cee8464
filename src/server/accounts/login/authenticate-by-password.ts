import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { hashPassword, verifyPassword } from '../reauthentication/passwords.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { revealsAccounts } from '../signup/probe-address.ts';
import { beginAttempt } from './lockout.ts';
import { loginLockoutKey } from './lockout-key.ts';
import { refreshPasswordHash, selectLoginAccount } from './login-queries.ts';

/**
 * Checks an address and its password (section 7) and answers whose they are; the login itself begins with `beginLogin`.
 * Wrong, unknown and locked addresses are answered alike and take equal time. A browser that logged in to the account before is
 * counted by itself: no stranger's failures keep it out, and its own lock only itself.
 * @throws login_failed, login_blocked (with `minutes`), account_deleting, account_banned, unavailable
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
  assertMayLogIn(status);
  if (!stale) return { accountId, passwordHash };
  const newHash = await hashPassword(credentials.password);
  await refreshPasswordHash(app.db, accountId, { old: passwordHash, fresh: newHash });
  return { accountId, passwordHash: newHash };
}

/**
 * The account of whoever knows its password, however it stands. Where the site keeps to itself who has an account, one whose address
 * nobody confirmed is none yet: whoever signed up with a stranger's address would be told by his own password that it was free.
 * @throws login_failed, login_blocked (with `minutes`), unavailable
 */
export async function findAccountByPassword(
  app: App,
  caller: Pick<Caller, 'site' | 'knownBrowser'>,
  credentials: { email: string; password: string },
): Promise<{ id: string; status: string; stale: boolean; passwordHash: string }> {
  const siteId = caller.site.id;
  const email = credentials.email.trim().toLowerCase();
  const browserHash = caller.knownBrowser === null ? null : hashSecret(caller.knownBrowser);
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

/** @throws account_deleting, account_banned where a proven owner may not come in */
export function assertMayLogIn(status: string): void {
  if (status === 'deleting') throw new ApiError('account_deleting');
  if (status === 'banned') throw new ApiError('account_banned');
}
