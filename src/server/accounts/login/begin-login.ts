import type { FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App, Caller, Member, MemberCaller } from '../../app.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { beginSession, setSessionCookie } from '../../platform/sessions.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { setDiscreetCookie } from '../change-discretion.ts';
import {
  lockAndRecheckCredential,
  type VerifiedCredential,
} from '../reauthentication/verified-credential.ts';
import { closeCurrentSession } from '../sessions/close-sessions.ts';
import { queueNewLoginEmail } from '../sessions/new-login-email.ts';
import { setKnownBrowserCookie } from './known-browser.ts';
import { renewKnownBrowser } from './login-queries.ts';
import { memberBySession } from './member-by-session.ts';

/**
 * New secrets make an attacker's planted cookies worthless. Unless `ownerNotified`, the member is emailed about an
 * unknown browser.
 * @throws login_failed if the account may no longer log in
 * @spec 7.1 D2.19 D2.21
 */
export async function beginLogin(
  app: App,
  caller: Caller,
  credential: VerifiedCredential,
  reply: FastifyReply,
  { ownerNotified = false } = {},
): Promise<MemberCaller> {
  const { accountId } = credential;
  const browserSecret = newSecret();
  const session = await transact(app, async tx => {
    const { db, now } = tx;
    if (!(await lockAndRecheckCredential(db, credential))) throw new ApiError('login_failed');
    const oldHash = caller.knownBrowserSecret === null ? null : hashSecret(caller.knownBrowserSecret);
    const browser = await renewKnownBrowser(db, {
      oldHash,
      newHash: hashSecret(browserSecret),
      accountId,
      now,
    });
    const { userAgent, networkCountry: country } = caller;
    const byPasskey = 'passkeyId' in credential;
    const sessionStart = { accountId, byPasskey, userAgent, country, browserId: browser.id, now };
    const secret = await beginSession(db, sessionStart);
    const member = await memberBySession(db, caller.site.id, hashSecret(secret), now);
    if (!member) throw new ApiError('login_failed');
    if (!browser.wasKnown && !ownerNotified) await queueNewLoginEmail(app, tx, caller, accountId);
    if (caller.member) await endReplacedSession(app, tx, caller.member, member);
    return { member, secret };
  });
  setDiscreetCookie(reply, session.member, app.secure);
  setSessionCookie(reply, session.secret, app.secure);
  setKnownBrowserCookie(reply, browserSecret, app.secure);
  return { ...caller, member: session.member, accountId, sessionSecret: session.secret };
}

const endReplacedSession = (
  app: App,
  tx: Tx,
  replaced: Member,
  { profileId, sessionHash }: Member,
): Promise<void> =>
  closeCurrentSession(app, tx, replaced, replaced.profileId === profileId ? sessionHash : undefined);
