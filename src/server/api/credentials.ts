import * as z from 'zod/mini';
import * as calls from '#contract/credentials';
import { HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { changePassword } from '../accounts/credentials/change-password.ts';
import { confirmEmailChange } from '../accounts/credentials/confirm-email-change.ts';
import { getEmail } from '../accounts/credentials/get-email.ts';
import { checkEmail } from '../accounts/credentials/new-email.ts';
import {
  cancelEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '../accounts/credentials/request-email-change.ts';
import { requestReset } from '../accounts/credentials/request-reset.ts';
import { checkReset, resetPassword } from '../accounts/credentials/reset-password.ts';
import { revertEmailChange } from '../accounts/credentials/revert-email-change.ts';
import { accountOfProfile } from '../accounts/find-account.ts';
import { recheckPassword } from '../accounts/reauthentication/verified-credential.ts';
import type { RateLimit } from '../platform/http/route.ts';
import { logInUser } from './log-in-user.ts';
import { type AppRoute, route } from './route.ts';

/** A low limit is enough, because the emailed link contains the token. */
const linkLimits: RateLimit[] = [{ by: 'address', hits: 60, seconds: 900 }];
const perHour = (hits: number): RateLimit[] => [{ by: 'account', hits, seconds: HOUR_SECONDS }];

/** The owner confirmed the reset by email. */
const afterReset = { ownerNotified: true };

/** @spec 5.3 5.4 */
export const credentialRoutes: AppRoute[] = [
  route(calls.changePassword, ({ app, caller, body, reply }) => changePassword(app, caller, body, reply), {
    limits: perHour(30),
  }),
  route(calls.requestReset, ({ app, caller, body }) => requestReset(app, caller, body.email), {
    limits: [{ by: 'address', hits: 30, seconds: HOUR_SECONDS }],
  }),
  route(
    calls.checkReset,
    async ({ app, caller, body }) => {
      await checkReset(app, caller, body.token);
    },
    { limits: linkLimits },
  ),
  route(
    calls.resetPassword,
    async ({ app, caller, body, reply }) => {
      const proven = await resetPassword(app, caller, body);
      return { user: await logInUser(app, caller, proven, reply, afterReset) };
    },
    {
      limits: [{ by: 'address', hits: 60, seconds: 900 }],
      // Stores only the profile id, because the answer contains personal data.
      toStored: ({ user }) => user.profile.id,
      fromStored: async ({ app, caller, body, reply }, stored) => {
        const accountId = await accountOfProfile(app.db, z.parse(z.uuid(), stored));
        const proven = accountId && (await recheckPassword(app, accountId, body.password));
        if (!proven) throw new ApiError('link_expired');
        return { user: await logInUser(app, caller, proven, reply, afterReset) };
      },
    },
  ),
  route(calls.getEmail, ({ app, caller }) => getEmail(app, caller)),
  route(calls.checkEmail, ({ app, caller, body }) => checkEmail(app, caller, body.email), {
    limits: perHour(120),
  }),
  route(
    calls.requestEmailChange,
    async ({ app, caller, body }) => {
      await requestEmailChange(app, caller, body);
      return getEmail(app, caller);
    },
    {
      limits: [...perHour(10), { by: 'address', hits: 30, seconds: HOUR_SECONDS }],
      // The answer contains email addresses and is therefore not stored.
      toStored: () => null,
      fromStored: ({ app, caller }) => getEmail(app, caller),
    },
  ),
  route(calls.resendEmailChange, ({ app, caller }) => resendEmailChange(app, caller), {
    limits: [{ by: 'account', hits: 1, seconds: 60 }, ...perHour(5)],
  }),
  route(calls.cancelEmailChange, ({ app, caller }) => cancelEmailChange(app, caller)),
  route(calls.confirmEmailChange, ({ app, caller, body }) => confirmEmailChange(app, caller, body.token), {
    limits: linkLimits,
  }),
  route(calls.revertEmailChange, ({ app, caller, body }) => revertEmailChange(app, caller, body.token), {
    limits: linkLimits,
  }),
];
