import type { FastifyReply } from 'fastify';
import { changeUser, getUser, login, logout, type User } from '#contract/accounts';
import { passkeyLogin } from '#contract/passkeys';
import { changeLanguage } from '../accounts/change-language.ts';
import { authenticateByPassword } from '../accounts/login/authenticate-by-password.ts';
import { beginLogin } from '../accounts/login/begin-login.ts';
import { logOut } from '../accounts/login/log-out.ts';
import { authenticateByPasskey } from '../accounts/passkeys/authenticate-by-passkey.ts';
import type { VerifiedCredential } from '../accounts/reauthentication/verified-credential.ts';
import { type App, type AppRoute, type Caller, isMember, route } from '../app.ts';
import { markPresence } from '../profiles/presence.ts';
import { presentUser } from './user.ts';

/** @spec 7.1 7.2 4.6 D5.8 */
export const userRoutes: AppRoute[] = [
  route(getUser, async ({ app, caller, query }) => {
    if (!isMember(caller)) return { user: null };
    if (!query.hidden) await markPresence(app, caller.member);
    return { user: await presentUser(app, caller) };
  }),
  route(
    login,
    async ({ app, caller, body, reply }) => {
      return { user: await loginUser(app, caller, await authenticateByPassword(app, caller, body), reply) };
    },
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(
    passkeyLogin,
    async ({ app, caller, body, reply }) => {
      return {
        user: await loginUser(app, caller, await authenticateByPasskey(app, caller, body.signed), reply),
      };
    },
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(logout, async ({ app, caller, reply }) => {
    await logOut(app, caller, reply);
    return null;
  }),
  route(changeUser, async ({ app, caller, body, reply }) => {
    await changeLanguage(app, caller, body.language, reply);
    return { user: await presentUser(app, caller) };
  }),
];

async function loginUser(
  app: App,
  caller: Caller,
  proven: VerifiedCredential,
  reply: FastifyReply,
): Promise<User> {
  const member = await beginLogin(app, caller, proven, reply);
  await markPresence(app, member.member);
  return presentUser(app, member);
}
