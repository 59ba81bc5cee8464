import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { confirmAddress } from '../activation/activate.ts';
import { assertMayLogIn } from '../bans/assert-may-log-in.ts';
import { loginLockoutKey } from '../login/lockout.ts';
import { liftLockout, selectKnownBrowsers, updatePasswordHash } from '../login/login-queries.ts';
import { selectRecipient } from '../queries.ts';
import { hashPassword } from '../reauthentication/password-hash.ts';
import { reauthenticationLockoutKey } from '../reauthentication/reauthenticate.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import { accountOfToken, redeemToken } from '../tokens.ts';
import { assertPasswordAllowed, queuePasswordChangedEmail } from './change-password.ts';
import { selectCredentialOwner } from './queries.ts';

/**
 * Checks the token without consuming it.
 * @throws link_expired
 * @spec 5.4 D2.20
 */
export async function checkReset(app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<string> {
  const now = app.clock.now();
  const accountId = await accountOfToken(app.db, site.id, token, { purpose: 'password_reset', now });
  if (accountId === null) throw new ApiError('link_expired');
  return accountId;
}

/**
 * Also confirms the address, revokes access and lifts lockouts. If the call fails, the token stays valid.
 * @throws link_expired, account_deleting, account_banned, unavailable, invalid_input
 * @spec 5.4 D2.20
 */
export async function resetPassword(
  app: App,
  caller: Pick<Caller, 'site' | 'knownBrowserSecret'>,
  { token, password }: { token: string; password: string },
): Promise<VerifiedCredential> {
  const { site, knownBrowserSecret } = caller;
  const accountId = await checkReset(app, caller, token);
  await assertPasswordAllowed(app.db, site, accountId, password);
  const passwordHash = await hashPassword(password);
  await transact(app, async tx => {
    if (!(await redeemToken(tx, site.id, token, 'password_reset'))) throw new ApiError('link_expired');
    const owner = await selectCredentialOwner(tx.db, accountId);
    await assertMayLogIn(app, tx.db, { accountId, status: owner?.status ?? '' });
    await updatePasswordHash(tx.db, accountId, passwordHash);
    const revoked = await revokeAccess(app, tx, accountId, { browser: knownBrowserSecret });
    await confirmAddress(app, tx, accountId);
    // Lockouts end, because they came from wrong guesses of the old password.
    if (owner) await liftLockouts(app, tx, { siteId: site.id, accountId, email: owner.email });
    const recipient = await selectRecipient(tx.db, { id: accountId });
    if (recipient) await queuePasswordChangedEmail(app, tx, site, recipient, revoked);
  });
  return { accountId, passwordHash };
}

/** `null` stands for all unknown browsers, which share one lockout. */
async function liftLockouts(
  app: App,
  { db }: Tx,
  { siteId, accountId, email }: { siteId: number; accountId: string; email: string },
): Promise<void> {
  const browsers = await selectKnownBrowsers(db, accountId);
  for (const browser of [null, ...browsers])
    await liftLockout(db, loginLockoutKey(app, siteId, email, browser));
  await liftLockout(db, reauthenticationLockoutKey(app, siteId, accountId));
}
