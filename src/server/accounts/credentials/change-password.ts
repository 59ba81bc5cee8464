import type { FastifyReply } from 'fastify';
import type { BodyOut } from '#contract/call';
import type { changePassword as call } from '#contract/credentials';
import { fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { rotateSessionSecret, setSessionCookie } from '../../platform/sessions.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { updatePasswordHash } from '../login/login-queries.ts';
import { selectConfirmedRecipient } from '../queries.ts';
import { type AccountRecipient, queueEmailTo } from '../queue-email-to.ts';
import { hashPassword } from '../reauthentication/password-hash.ts';
import { passwordRefusal } from '../reauthentication/password-strength.ts';
import { confirmPassword } from '../reauthentication/reauthenticate.ts';
import { lockActiveSession, revokeAccess } from '../sessions/revoke-access.ts';
import { selectCredentialOwner } from './queries.ts';

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

/**
 * @throws invalid_input at `password` with password_weak or password_contains_name
 * @spec 5.4 D2.3
 */
export async function assertPasswordAllowed(
  db: Db,
  site: Site,
  accountId: string,
  password: string,
): Promise<void> {
  const owner = await selectCredentialOwner(db, accountId);
  const code = passwordRefusal(password, { ...owner, siteName: site.settings.name });
  if (code) throw fieldError('password', code);
}

/** @spec 5.4 */
export async function queuePasswordChangedEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  revoked: { passkeys: boolean } = { passkeys: false },
): Promise<void> {
  await queueEmailTo(app, tx, site, recipient, t => ({
    subject: t('password_changed_mail.subject', { site: site.settings.name }),
    preview: t('password_changed_mail.preview'),
    text: [
      t('password_changed_mail.text'),
      ...(revoked.passkeys ? [t('password_changed_mail.passkeys')] : []),
      t('password_changed_mail.not_you'),
    ],
    button: { label: t('password_changed_mail.button'), path: '/reset-password' },
    small: [],
  }));
}
