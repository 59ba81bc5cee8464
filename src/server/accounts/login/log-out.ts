import type { FastifyReply } from 'fastify';
import type { App, Caller } from '../../app.ts';
import { clearSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import { closeCurrentSession } from '../sessions/close-sessions.ts';

/**
 * Ends the caller's session. The browser remains a known browser, so that wrong passwords of other people
 * cannot cause a lockout in this browser.
 * @spec 7.2
 */
export async function logOut(app: App, caller: Caller, reply: FastifyReply): Promise<void> {
  const { member } = caller;
  if (member) await transact(app, tx => closeCurrentSession(app, tx, member));
  clearSessionCookie(reply, app.secure);
}
