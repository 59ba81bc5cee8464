import type { FastifyReply } from 'fastify';
import type { App, MemberCaller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { clearSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import { closeSessions } from './close-sessions.ts';
import { deleteKnownBrowsers, lockSessions } from './queries.ts';

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
