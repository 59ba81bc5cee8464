import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts';
import { completeSignup as completeCall } from '#contract/partners';
import { checkSignup as checkCall, signup } from '#contract/signup';
import { accountOfProfile } from '../accounts/account-of-profile.ts';
import { beginLogin } from '../accounts/begin-login.ts';
import { checkSignup } from '../accounts/check-signup.ts';
import { forgetArrival } from '../accounts/entry/arrival.ts';
import { completeSignup } from '../accounts/partners/complete-signup.ts';
import { signUp } from '../accounts/sign-up.ts';
import { type App, type AppRoute, type Caller, route } from '../app.ts';
import { markPresence } from '../profiles/presence.ts';
import { presentUser } from './user.ts';

type Answer = { user: User | null };
type Asking = { app: App; caller: Caller; reply: FastifyReply };

/** The answer holds the address, so only the profile's public id is kept; a repeat logs in anew. */
const loggingInAnew = {
  remember: ({ user }: Answer) => user?.profile.id ?? null,
  recall: async ({ app, caller, reply }: Asking, remembered: unknown): Promise<Answer> => {
    const profileId = z.nullable(z.uuid()).parse(remembered);
    const accountId = profileId && (await accountOfProfile(app.db, profileId));
    return { user: accountId ? await welcome(app, caller, accountId, reply) : null };
  },
};

export const signupRoutes: AppRoute[] = [
  route(checkCall, ({ app, caller, body }) => checkSignup(app, caller, body), {
    limits: [{ by: 'address', hits: 120, seconds: 3_600 }],
  }),
  route(
    signup,
    async ({ app, caller, body, reply }) => {
      const accountId = await signUp(app, caller, body);
      return { user: accountId === null ? null : await welcome(app, caller, accountId, reply) };
    },
    {
      limits: [{ by: 'address', hits: 60, seconds: 3_600 }],
      ...loggingInAnew,
    },
  ),
  route(
    completeCall,
    async ({ app, caller, body, reply }) => {
      const accountId = await completeSignup(app, caller, body);
      return { user: accountId === null ? null : await welcome(app, caller, accountId, reply) };
    },
    {
      limits: [{ by: 'address', hits: 60, seconds: 3_600 }],
      ...loggingInAnew,
    },
  ),
];

async function welcome(app: App, caller: Caller, accountId: string, reply: FastifyReply): Promise<User> {
  const member = await beginLogin(app, caller, accountId, reply);
  forgetArrival(reply, app.secure);
  await markPresence(app, member.member.profileId);
  return presentUser(app, member);
}
