import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { confirmAddress } from '../activation/activate.ts';
import { assertMayLogIn } from '../login/authenticate-by-password.ts';
import { loginLockoutKey } from '../login/lockout-key.ts';
import { liftLockout, selectKnownBrowsers, updatePasswordHash } from '../login/login-queries.ts';
import { selectRecipient } from '../queries.ts';
import { reauthenticationLockoutKey } from '../reauthentication/confirm-password.ts';
import { hashPassword } from '../reauthentication/passwords.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import { accountOfToken, redeemToken } from '../tokens.ts';
import { assertPasswordAllowed } from './assert-password-allowed.ts';
import { queuePasswordChangedEmail } from './password-changed-email.ts';
import { selectCredentialOwner } from './queries.ts';

/** Whether a mailed link still leads to a new password; uses nothing up. @throws link_expired */
export async function checkReset(app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<string> {
  const now = app.clock.now();
  const accountId = await accountOfToken(app.db, site.id, token, { purpose: 'password_reset', now });
  if (accountId === null) throw new ApiError('link_expired');
  return accountId;
}

/**
 * Sets a new password with its mailed token (section 5). All logins and sockets end, passkeys go, every other browser is forgotten,
 * other links to a new password and a change of address that waits are worth nothing any more. The mail proves the address, so it confirms it, too.
 * A lockout ends: the owner gets in by any browser. @returns whose it is: his login begins with `beginLogin`
 * @throws link_expired, account_deleting, account_banned, unavailable, invalid_input at `password`; all leave the token good
 */
export async function resetPassword(
  app: App,
  caller: Pick<Caller, 'site' | 'knownBrowser'>,
  { token, password }: { token: string; password: string },
): Promise<VerifiedCredential> {
  const { site, knownBrowser } = caller;
  const accountId = await checkReset(app, caller, token);
  await assertPasswordAllowed(app.db, site, accountId, password);
  const passwordHash = await hashPassword(password);
  await transact(app, async tx => {
    if ((await redeemToken(tx, site.id, token, 'password_reset')) === null)
      throw new ApiError('link_expired');
    const owner = await selectCredentialOwner(tx.db, accountId);
    assertMayLogIn(owner?.status ?? '');
    await updatePasswordHash(tx.db, accountId, passwordHash);
    const revoked = await revokeAccess(app, tx, accountId, { browser: knownBrowser });
    await confirmAddress(app, tx, accountId);
    // What was guessed at is the old password: its owner may come in by any browser again, and is asked for the new one.
    if (owner) await liftLockouts(app, tx, { siteId: site.id, accountId, email: owner.email });
    const recipient = await selectRecipient(tx.db, { id: accountId });
    if (recipient) await queuePasswordChangedEmail(app, tx, site, recipient, revoked);
  });
  return { accountId, passwordHash };
}

/** Lifts what failed passwords have locked: the address, the browsers that are known still, and what asks for the own password. */
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
