import type { FastifyReply } from 'fastify';
import type { App, MemberCaller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { clearSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import { closeSessions } from './close-sessions.ts';
import { deleteKnownBrowsers, lockSessions } from './queries.ts';

/**
 * Ends the member's other logins, or all of them, with their sockets, and forgets every browser but the one at hand: the
 * owner gets in here whatever strangers do, and a stolen device is a stranger from now on.
 */
export async function endSessions(
  app: App,
  caller: MemberCaller,
  thisToo: boolean,
  reply: FastifyReply,
): Promise<void> {
  const { accountId, member, knownBrowser } = caller;
  await transact(app, async tx => {
    const sessionIds = await lockSessions(tx.db, accountId, thisToo ? null : member.sessionHash);
    await closeSessions(app, tx, { profileId: member.profileId, sessionIds });
    await deleteKnownBrowsers(tx.db, accountId, knownBrowser === null ? null : hashSecret(knownBrowser));
  });
  if (thisToo) clearSessionCookie(reply, app.secure);
}
