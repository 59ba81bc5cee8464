import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import * as calls from '#contract/signup';
import { activate } from '../accounts/activation/activate.ts';
import { disownSignup } from '../accounts/activation/disown-signup.ts';
import { resendActivation } from '../accounts/activation/resend-activation.ts';
import { accountOfProfile } from '../accounts/find-account.ts';
import { memberBySession } from '../accounts/login/member-by-session.ts';
import {
  recheckPassword,
  type VerifiedCredential,
} from '../accounts/reauthentication/verified-credential.ts';
import { clearReferralCookies } from '../accounts/referral/capture-referral.ts';
import { checkSignup } from '../accounts/signup/check-signup.ts';
import { signUp } from '../accounts/signup/sign-up.ts';
import { signupRefusal } from '../accounts/signup/signup-policy.ts';
import { type App, type Caller, isMember } from '../app.ts';
import { giveEarlyLikes } from '../likes/early-likes/give-early-likes.ts';
import { suggestMembers } from '../search/signup-matches.ts';
import { logInUser } from './log-in-user.ts';
import { type AppRoute, route } from './route.ts';

/**
 * Without script nothing else gives them. A browser without a session keeps them until the member logs in.
 * @spec 4.7
 */
async function giveEarlyLikesOfBrowser(app: App, caller: Caller, reply: FastifyReply): Promise<void> {
  if (!isMember(caller) || caller.earlyLikes.length === 0) return;
  // The caller was identified before the activation.
  const { sessionHash } = caller.member;
  const member = await memberBySession(app.db, caller.site.id, sessionHash, app.clock.now());
  if (member) await giveEarlyLikes(app, { ...caller, member }, reply);
}

type SignupAnswer = { user: User | null };
type RepeatInput = { app: App; caller: Caller; body: { password: string }; reply: FastifyReply };

/**
 * Stores only the profile id, because the answer contains the email address.
 * @spec D1.3 4.2
 */
export const repeatWithNewSession = {
  toStored: ({ user }: SignupAnswer) => user?.profile.id ?? null,
  fromStored: async ({ app, caller, body, reply }: RepeatInput, stored: unknown): Promise<SignupAnswer> => {
    const profileId = z.nullable(z.uuid()).parse(stored);
    if (profileId === null) return { user: null };
    const accountId = await accountOfProfile(app.db, profileId);
    const proven = accountId && (await recheckPassword(app, accountId, body.password));
    if (!proven) throw fieldError('email', 'email_taken');
    return { user: await logInNewMember(app, caller, proven, reply) };
  },
};

export async function logInNewMember(
  app: App,
  caller: Caller,
  credential: VerifiedCredential,
  reply: FastifyReply,
): Promise<User> {
  const user = await logInUser(app, caller, credential, reply);
  clearReferralCookies(reply, app.secure);
  return user;
}

/** @spec 4.2 3.5 6.1 D3.2 */
export const signupRoutes: AppRoute[] = [
  route(calls.getSignupPolicy, async ({ app, caller }) => ({ refusal: await signupRefusal(app, caller) })),
  route(calls.checkSignup, ({ app, caller, body }) => checkSignup(app, caller, body), {
    limits: [{ by: 'address', hits: 120, seconds: HOUR_SECONDS }],
    mergesFieldErrors: true,
  }),
  route(
    calls.signup,
    async ({ app, caller, body, reply }) => {
      const proven = await signUp(app, caller, body);
      return { user: proven && (await logInNewMember(app, caller, proven, reply)) };
    },
    { limits: [{ by: 'address', hits: 60, seconds: HOUR_SECONDS }], ...repeatWithNewSession },
  ),
  route(
    calls.activate,
    async ({ app, caller, body, reply }) => {
      const activated = await activate(app, caller, body.token);
      await giveEarlyLikesOfBrowser(app, caller, reply);
      return activated;
    },
    { limits: [{ by: 'address', hits: 60, seconds: 900 }] },
  ),
  route(calls.disownSignup, ({ app, caller, body }) => disownSignup(app, caller, body.token), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
  route(calls.resendActivation, ({ app, caller }) => resendActivation(app, caller), {
    limits: [
      { by: 'account', hits: 1, seconds: 60 },
      { by: 'account', hits: 6, seconds: DAY_SECONDS },
    ],
  }),
];

/** @spec 4.2 D2.22 D2.41 */
export const signupMatchRoutes: AppRoute[] = [
  route(calls.signupMatches, async ({ app, caller }) => ({ profiles: await suggestMembers(app, caller) }), {
    countReads: ({ profiles }) => profiles.length,
  }),
];
