import type { FastifyReply } from 'fastify';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { countryName } from '#i18n/country-name';
import type { App, Caller, Member, MemberCaller } from '../../app.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { beginSession, setSessionCookie } from '../../platform/sessions.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { siteUrl } from '../../site/site-url.ts';
import { setDiscreetCookie } from '../change-discretion.ts';
import { selectConfirmedRecipient } from '../queries.ts';
import { queueEmailTo } from '../queue-email-to.ts';
import {
  lockAndRecheckCredential,
  type VerifiedCredential,
} from '../reauthentication/verified-credential.ts';
import { closeCurrentSession } from '../sessions/close-sessions.ts';
import { deviceOf } from '../sessions/device.ts';
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

/** Within this time after the sign-up, members get no email about a login. */
const NEW_ACCOUNT_MS = DAY_MS;

/** @spec D2.21 */
export async function queueNewLoginEmail(app: App, tx: Tx, caller: Caller, accountId: string): Promise<void> {
  const owner = await selectConfirmedRecipient(tx.db, accountId);
  if (!owner || tx.now.getTime() - owner.signedUpAt.getTime() < NEW_ACCOUNT_MS) return;
  const { browser, system } = deviceOf(caller.userAgent);
  await queueEmailTo(app, tx, caller.site, owner, (t, locale) => ({
    subject: t('new_login_mail.subject', { site: caller.site.settings.name }),
    preview: t('new_login_mail.preview'),
    text: [
      t('new_login_mail.text'),
      t('new_login_mail.device', {
        browser: browser ?? t('new_login_mail.browser_unknown'),
        system: system ?? t('new_login_mail.system_unknown'),
        country: caller.networkCountry
          ? countryName(locale, caller.networkCountry)
          : t('new_login_mail.country_unknown'),
      }),
      t('new_login_mail.not_you', { address: siteUrl(app.config, caller.site, '/reset-password') }),
    ],
    button: { label: t('new_login_mail.button'), path: '/settings/logins' },
    small: [t('new_login_mail.you')],
  }));
}
