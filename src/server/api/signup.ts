import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts';
import { DAY_SECONDS, HOUR_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { Invitation } from '#contract/invitations';
import * as invitationCalls from '#contract/invitations';
import * as partnerCalls from '#contract/partners';
import * as signupCalls from '#contract/signup';
import { activate } from '../accounts/activation/activate.ts';
import { disownSignup } from '../accounts/activation/disown-signup.ts';
import { resendActivation } from '../accounts/activation/resend-activation.ts';
import { accountOfProfile } from '../accounts/find-account.ts';
import {
  findInvitation,
  listInvitations,
  withdrawInvitation,
} from '../accounts/invitations/list-invitations.ts';
import { invitationLink, makeInvitation } from '../accounts/invitations/make-invitation.ts';
import { beginPartnerSignup, completionLink } from '../accounts/partners/begin-partner-signup.ts';
import { completeSignup, getPartnerSignup } from '../accounts/partners/complete-signup.ts';
import {
  recheckPassword,
  type VerifiedCredential,
} from '../accounts/reauthentication/verified-credential.ts';
import { clearReferralCookies } from '../accounts/referral/capture-referral.ts';
import { checkSignup } from '../accounts/signup/check-signup.ts';
import { signUp } from '../accounts/signup/sign-up.ts';
import { signupRefusal } from '../accounts/signup/signup-policy.ts';
import type { App, Caller, MemberCaller } from '../app.ts';
import { suggestMembers } from '../search/signup-matches.ts';
import { logInUser } from './log-in-user.ts';
import { type AppRoute, route } from './route.ts';

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
    return { user: await logInNewMember(app, caller, proven, reply) };
  },
};

async function logInNewMember(
  app: App,
  caller: Caller,
  credential: VerifiedCredential,
  reply: FastifyReply,
): Promise<User> {
  const user = await logInUser(app, caller, credential, reply);
  clearReferralCookies(reply, app.secure);
  return user;
}

/** @spec 4.2 D2.22 D2.41 */
export const signupMatchRoutes: AppRoute[] = [
  route(
    signupCalls.signupMatches,
    async ({ app, caller }) => ({ profiles: await suggestMembers(app, caller) }),
    {
      countReads: ({ profiles }) => profiles.length,
    },
  ),
];

const storedSignup = z.object({ id: z.uuid(), expires: z.iso.datetime() });

/** @spec 4.2 3.5 6.1 D3.2 */
export const signupRoutes: AppRoute[] = [
  route(signupCalls.getSignupPolicy, async ({ app, caller }) => ({
    refusal: await signupRefusal(app, caller),
  })),
  route(signupCalls.checkSignup, ({ app, caller, body }) => checkSignup(app, caller, body), {
    limits: [{ by: 'address', hits: 120, seconds: HOUR_SECONDS }],
    mergesFieldErrors: true,
  }),
  route(
    signupCalls.signup,
    async ({ app, caller, body, reply }) => {
      const proven = await signUp(app, caller, body);
      return { user: proven && (await logInNewMember(app, caller, proven, reply)) };
    },
    { limits: [{ by: 'address', hits: 60, seconds: HOUR_SECONDS }], ...repeatWithNewSession },
  ),
  route(signupCalls.activate, ({ app, caller, body }) => activate(app, caller, body.token), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
  route(signupCalls.disownSignup, ({ app, caller, body }) => disownSignup(app, caller, body.token), {
    limits: [{ by: 'address', hits: 60, seconds: 900 }],
  }),
  route(signupCalls.resendActivation, ({ app, caller }) => resendActivation(app, caller), {
    limits: [
      { by: 'account', hits: 1, seconds: 60 },
      { by: 'account', hits: 6, seconds: DAY_SECONDS },
    ],
  }),
  route(
    partnerCalls.partnerSignup,
    async ({ app, caller, body }) => {
      const { id, expires } = await beginPartnerSignup(app, caller, body);
      return { id, link: completionLink(app, caller, id), expires: expires.toISOString() };
    },
    {
      limits: [{ by: 'partner', hits: 600, seconds: HOUR_SECONDS }],
      // The link is a secret, so a repeated call derives it from the id.
      toStored: ({ id, expires }) => ({ id, expires }),
      fromStored: async ({ app, caller }, stored) => {
        const { id, expires } = storedSignup.parse(stored);
        return { id, link: completionLink(app, caller, id), expires };
      },
    },
  ),
  route(
    partnerCalls.getPartnerSignup,
    ({ app, caller, query }) => getPartnerSignup(app, caller, query.token),
    {
      limits: [{ by: 'address', hits: 120, seconds: HOUR_SECONDS }],
    },
  ),
  route(
    partnerCalls.completeSignup,
    async ({ app, caller, body, reply }) => {
      const proven = await completeSignup(app, caller, body);
      return { user: proven && (await logInNewMember(app, caller, proven, reply)) };
    },
    { limits: [{ by: 'address', hits: 60, seconds: HOUR_SECONDS }], ...repeatWithNewSession },
  ),
  route(invitationCalls.getInvitations, async ({ app, caller }) => ({
    invitations: await listInvitations(app, caller),
  })),
  route(
    invitationCalls.makeInvitation,
    async ({ app, caller }) => invitationWithLink(app, caller, await makeInvitation(app, caller)),
    {
      limits: [{ by: 'account', hits: 20, seconds: DAY_SECONDS }],
      // The link is a secret, so a repeated call derives it from the id.
      toStored: ({ invitation }) => invitation.id,
      fromStored: ({ app, caller }, id) => invitationWithLink(app, caller, z.uuid().parse(id)),
    },
  ),
  route(invitationCalls.withdrawInvitation, ({ app, caller, body }) =>
    withdrawInvitation(app, caller, body.id),
  ),
];

async function invitationWithLink(
  app: App,
  caller: MemberCaller,
  id: string,
): Promise<{ invitation: Invitation; link: string }> {
  return {
    invitation: await findInvitation(app, caller, id),
    link: invitationLink(app.config, caller.site, id),
  };
}
