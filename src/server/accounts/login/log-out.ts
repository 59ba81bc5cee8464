import type { FastifyReply } from 'fastify';
import type { App, Caller } from '../../app.ts';
import { loginsEnded } from '../../platform/live/sockets.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { clearSessionCookie } from '../../platform/sessions.ts';
import { deleteSession } from './login-queries.ts';

/** Ends this browser's login (section 7, logout.php); harmless without one. The browser stays known. */
export async function logOut(app: App, caller: Caller, reply: FastifyReply): Promise<void> {
  if (caller.sessionSecret) await deleteSession(app.db, hashSecret(caller.sessionSecret));
  if (caller.member) app.bus.publish(loginsEnded(caller.member.profileId));
  clearSessionCookie(reply, app.secure);
}
