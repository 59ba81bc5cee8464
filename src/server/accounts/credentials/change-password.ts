import type { FastifyReply } from 'fastify';
import type { BodyOut } from '#contract/call';
import type { changePassword as call } from '#contract/credentials';
import type { App, MemberCaller } from '../../app.ts';
import { loginsEnded } from '../../platform/live/sockets.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { renewSession, setSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import { confirmPassword } from '../confirm-password.ts';
import { updatePasswordHash } from '../login-queries.ts';
import { deleteKnownBrowsers, deleteLogins } from '../logins/queries.ts';
import { hashPassword } from '../passwords.ts';
import { selectAddressee } from '../queries.ts';
import { postPasswordChanged } from './password-changed-letter.ts';
import { refuseWeak } from './refuse-weak.ts';

/**
 * Changes a member's password (section 5). Every other login ends with its sockets and its browser is forgotten; this one goes on under a new secret, so that a
 * stolen cookie is worth nothing. The owner is told by mail.
 * @throws invalid_input at `old_password` or `password`, login_blocked (with `minutes`), unavailable
 */
export async function changePassword(
  app: App,
  caller: MemberCaller,
  { old_password: old, password }: BodyOut<typeof call>,
  reply: FastifyReply,
): Promise<void> {
  const { accountId, member, site, knownBrowser } = caller;
  await confirmPassword(app, caller, old, { field: 'old_password', wrong: 'old_password_wrong' });
  await refuseWeak(app.db, site, accountId, password);
  const passwordHash = await hashPassword(password);
  const secret = await transact(app, async tx => {
    await updatePasswordHash(tx.db, accountId, passwordHash);
    await deleteLogins(tx.db, accountId, member.sessionHash);
    await deleteKnownBrowsers(tx.db, accountId, knownBrowser === null ? null : hashSecret(knownBrowser));
    const next = await renewSession(tx.db, member.sessionHash);
    const addressee = await selectAddressee(tx.db, { id: accountId });
    if (addressee) await postPasswordChanged(app, tx, site, addressee);
    tx.notify(loginsEnded(member.profileId, { from: member.sessionHash, to: hashSecret(next) }));
    return next;
  });
  setSessionCookie(reply, secret, app.secure);
}
