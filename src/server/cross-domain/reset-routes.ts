import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts';
import { resetPassword as resetCall } from '#contract/credentials';
import { ApiError } from '#contract/errors';
import { accountOfProfile } from '../accounts/account-of-profile.ts';
import { resetPassword } from '../accounts/credentials/reset-password.ts';
import { beginLogin } from '../accounts/login/begin-login.ts';
import {
  recheckPassword,
  type VerifiedCredential,
} from '../accounts/reauthentication/verified-credential.ts';
import { type App, type AppRoute, type Caller, route } from '../app.ts';
import { markPresence } from '../profiles/presence.ts';
import { presentUser } from './user.ts';

/** @spec 5.4 */
export const resetRoutes: AppRoute[] = [
  route(
    resetCall,
    async ({ app, caller, body, reply }) => {
      const proven = await resetPassword(app, caller, body);
      return { user: await loginAfterReset(app, caller, proven, reply) };
    },
    {
      limits: [{ by: 'address', hits: 60, seconds: 900 }],
      // Stores only the profile id, because the answer contains personal data.
      toStored: ({ user }) => user.profile.id,
      fromStored: async ({ app, caller, body, reply }, stored) => {
        const accountId = await accountOfProfile(app.db, z.parse(z.uuid(), stored));
        const proven = accountId && (await recheckPassword(app, accountId, body.password));
        if (!proven) throw new ApiError('link_expired');
        return { user: await loginAfterReset(app, caller, proven, reply) };
      },
    },
  ),
];

async function loginAfterReset(
  app: App,
  caller: Caller,
  proven: VerifiedCredential,
  reply: FastifyReply,
): Promise<User> {
  const { member, ...rest } = await beginLogin(app, caller, proven, reply, { ownerNotified: true });
  await markPresence(app, member);
  return presentUser(app, { ...rest, member });
}
