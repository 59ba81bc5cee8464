import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts';
import { HOUR_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import { completeSignup as completeCall } from '#contract/partners';
import { checkSignup as checkCall, signup } from '#contract/signup';
import { accountOfProfile } from '../accounts/account-of-profile.ts';
import { beginLogin } from '../accounts/login/begin-login.ts';
import { completeSignup } from '../accounts/partners/complete-signup.ts';
import {
  recheckPassword,
  type VerifiedCredential,
} from '../accounts/reauthentication/verified-credential.ts';
import { clearReferralCookies } from '../accounts/referral/capture-referral.ts';
import { checkSignup } from '../accounts/signup/check-signup.ts';
import { signUp } from '../accounts/signup/sign-up.ts';
import { type App, type AppRoute, type Caller, route } from '../app.ts';
import { markPresence } from '../profiles/presence.ts';
import { presentUser } from './user.ts';

type SignupAnswer = { user: User | null };
type RepeatInput = { app: App; caller: Caller; body: { password: string }; reply: FastifyReply };

/**
 * Stores only the profile id, because the answer contains the email address.
 * @spec D1.3 4.2
 */
const repeatWithNewSession = {
  toStored: ({ user }: SignupAnswer) => user?.profile.id ?? null,
  fromStored: async ({ app, caller, body, reply }: RepeatInput, stored: unknown): Promise<SignupAnswer> => {
    const profileId = z.nullable(z.uuid()).parse(stored);
    if (profileId === null) return { user: null };
    const accountId = await accountOfProfile(app.db, profileId);
    const proven = accountId && (await recheckPassword(app, accountId, body.password));
    if (!proven) throw fieldError('email', 'email_taken');
    return { user: await loginNewMember(app, caller, proven, reply) };
  },
};

/** @spec 4.2 D3.2 */
export const signupRoutes: AppRoute[] = [
  route(checkCall, ({ app, caller, body }) => checkSignup(app, caller, body), {
    limits: [{ by: 'address', hits: 120, seconds: HOUR_SECONDS }],
    mergesFieldErrors: true,
  }),
  route(
    signup,
    async ({ app, caller, body, reply }) => {
      const proven = await signUp(app, caller, body);
      return { user: proven && (await loginNewMember(app, caller, proven, reply)) };
    },
    {
      limits: [{ by: 'address', hits: 60, seconds: HOUR_SECONDS }],
      ...repeatWithNewSession,
    },
  ),
  route(
    completeCall,
    async ({ app, caller, body, reply }) => {
      const proven = await completeSignup(app, caller, body);
      return { user: proven && (await loginNewMember(app, caller, proven, reply)) };
    },
    {
      limits: [{ by: 'address', hits: 60, seconds: HOUR_SECONDS }],
      ...repeatWithNewSession,
    },
  ),
];

async function loginNewMember(
  app: App,
  caller: Caller,
  proven: VerifiedCredential,
  reply: FastifyReply,
): Promise<User> {
  const member = await beginLogin(app, caller, proven, reply);
  clearReferralCookies(reply, app.secure);
  await markPresence(app, member.member);
  return presentUser(app, member);
}
