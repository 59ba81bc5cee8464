import type { FastifyReply } from 'fastify';
import type { App, Caller } from '../../app.ts';
import { clearSessionCookie } from '../../platform/sessions.ts';
import { transact } from '../../platform/transact.ts';
import { closeCurrentSession } from '../sessions/close-sessions.ts';

/**
 * The browser remains known, so that other people's wrong passwords cannot lock it out.
 * @spec 7.2
 */
export async function logOut(app: App, caller: Caller, reply: FastifyReply): Promise<void> {
  const { member } = caller;
  if (member) await transact(app, tx => closeCurrentSession(app, tx, member));
  clearSessionCookie(reply, app.secure);
}
