import type { FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { clearSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import { endSessions } from './end-sessions.ts';
import { deleteKnownBrowser, lockLogin } from './queries.ts';

/**
 * Ends one login of the member's account and forgets the browser it stood in, unless it is the one at hand: what was stolen must
 * not keep its place behind a lockout.
 * @throws not_found for a login that has ended, is another member's or never was
 */
export async function endLogin(
  app: App,
  caller: MemberCaller,
  id: string,
  reply: FastifyReply,
): Promise<void> {
  const { accountId, member } = caller;
  const isOwn = await transact(app, async tx => {
    const { db, now } = tx;
    const ended = await lockLogin(db, { id, accountId, now });
    if (!ended) throw new ApiError('not_found');
    const own = ended.secretHash.equals(member.sessionHash);
    if (ended.browserId && !own) await deleteKnownBrowser(db, ended.browserId);
    await endSessions(app, tx, { profileId: member.profileId, sessionIds: [ended.id] });
    return own;
  });
  if (isOwn) clearSessionCookie(reply, app.secure);
}
