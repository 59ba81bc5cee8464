import type { FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { clearSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import type { ActOnMember } from '../freeze/freeze-account.ts';
import { lockAccount, selectProfileIdOf } from '../queries.ts';
import { closeSessions } from './close-sessions.ts';
import { deleteKnownBrowser, deleteKnownBrowsers, lockSessionById, lockSessions } from './queries.ts';

/**
 * Also deletes the account's known browsers, except the current browser.
 * @spec D2.21
 */
export async function endSessions(
  app: App,
  caller: MemberCaller,
  thisToo: boolean,
  reply: FastifyReply,
): Promise<void> {
  const { accountId, member, knownBrowserSecret } = caller;
  await transact(app, async tx => {
    const sessionIds = await lockSessions(tx.db, accountId, thisToo ? null : member.sessionHash);
    await closeSessions(app, tx, { profileId: member.profileId, sessionIds });
    await deleteKnownBrowsers(
      tx.db,
      accountId,
      knownBrowserSecret === null ? null : hashSecret(knownBrowserSecret),
    );
  });
  if (thisToo) clearSessionCookie(reply, app.secure);
}

/**
 * Makes the browser of another session unknown, because a thief would get extra password attempts.
 * @throws not_found
 * @spec D2.21
 */
export async function endSession(
  app: App,
  caller: MemberCaller,
  id: string,
  reply: FastifyReply,
): Promise<void> {
  const { accountId, member } = caller;
  const endedCurrent = await transact(app, async tx => {
    const { db, now } = tx;
    const ended = await lockSessionById(db, { id, accountId, now });
    if (!ended) throw new ApiError('not_found');
    const isCurrent = ended.secretHash.equals(member.sessionHash);
    if (ended.browserId && !isCurrent) await deleteKnownBrowser(db, ended.browserId);
    await closeSessions(app, tx, { profileId: member.profileId, sessionIds: [ended.id] });
    return isCurrent;
  });
  if (endedCurrent) clearSessionCookie(reply, app.secure);
}

/**
 * Ends every session of a member, and makes their browsers unknown. Password, passkeys and mailed links stay.
 * @throws not_found
 * @spec D5.10 D2.21
 */
export const endSessionsOf = (
  app: Pick<App, 'db' | 'bus' | 'clock' | 'hooks'>,
  actor: AuditActor,
  { accountId, reason }: ActOnMember,
): Promise<void> =>
  transact(app, async tx => {
    await lockAccount(tx.db, accountId);
    const owner = await selectProfileIdOf(tx.db, accountId);
    if (!owner) throw new ApiError('not_found');
    const sessionIds = await lockSessions(tx.db, accountId, null);
    await closeSessions(app, tx, { ...owner, sessionIds });
    await deleteKnownBrowsers(tx.db, accountId, null);
    const details = { sessions: sessionIds.length };
    await recordAudit(tx, actor, { action: 'members.end_sessions', accountId, reason, details });
  });
