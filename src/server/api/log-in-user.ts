import type { FastifyReply } from 'fastify';
import type { User } from '#contract/accounts';
import { beginLogin } from '../accounts/login/begin-login.ts';
import type { VerifiedCredential } from '../accounts/reauthentication/verified-credential.ts';
import type { App, Caller } from '../app.ts';
import { markPresence } from '../profiles/presence.ts';
import { presentUser } from './present-user.ts';

/**
 * Begins a session, and marks its member as online.
 * @throws login_failed if the account may no longer log in
 * @spec 7.1 7.2 4.6
 */
export async function logInUser(
  app: App,
  caller: Caller,
  credential: VerifiedCredential,
  reply: FastifyReply,
  options?: { ownerNotified: boolean },
): Promise<User> {
  const member = await beginLogin(app, caller, credential, reply, options);
  await markPresence(app, member.member);
  return presentUser(app, member);
}
