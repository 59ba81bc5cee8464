import type { FastifyReply } from 'fastify';
import type { BodyOut } from '#contract/call';
import type { changePassword as call } from '#contract/credentials';
import type { App, MemberCaller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { rotateSessionSecret, setSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import { updatePasswordHash } from '../login/login-queries.ts';
import { selectConfirmedRecipient } from '../queries.ts';
import { confirmPassword } from '../reauthentication/confirm-password.ts';
import { hashPassword } from '../reauthentication/password-hash.ts';
import { lockActiveSession } from '../sessions/lock-active-session.ts';
import { revokeAccess } from '../sessions/revoke-access.ts';
import { assertPasswordAllowed } from './assert-password-allowed.ts';
import { queuePasswordChangedEmail } from './password-changed-email.ts';

/**
 * Revokes all other access except passkeys. A new secret makes stolen copies of the cookie useless.
 * @throws invalid_input, login_blocked, unavailable
 * @spec 5.4 D2.3
 */
export async function changePassword(
  app: App,
  caller: MemberCaller,
  { old_password: oldPassword, password }: BodyOut<typeof call>,
  reply: FastifyReply,
): Promise<void> {
  const { accountId, member, site, knownBrowserSecret } = caller;
  await confirmPassword(app, caller, oldPassword, { field: 'old_password', wrong: 'old_password_wrong' });
  await assertPasswordAllowed(app.db, site, accountId, password);
  const passwordHash = await hashPassword(password);
  const secret = await transact(app, async tx => {
    await lockActiveSession(tx, caller);
    await updatePasswordHash(tx.db, accountId, passwordHash);
    const newSessionSecret = await rotateSessionSecret(tx.db, member.sessionHash);
    await revokeAccess(app, tx, accountId, {
      session: { from: member.sessionHash, to: hashSecret(newSessionSecret) },
      browser: knownBrowserSecret,
      passkeys: true,
    });
    const recipient = await selectConfirmedRecipient(tx.db, accountId);
    if (recipient) await queuePasswordChangedEmail(app, tx, site, recipient);
    return newSessionSecret;
  });
  setSessionCookie(reply, secret, app.secure);
}
