import {
  cancelEmailChange as cancelCall,
  changePassword as changePasswordCall,
  checkEmail as checkEmailCall,
  checkReset as checkResetCall,
  confirmEmailChange as confirmCall,
  getEmail as getEmailCall,
  requestEmailChange as requestChangeCall,
  requestReset as requestResetCall,
  resendEmailChange as resendCall,
  revertEmailChange as revertCall,
} from '#contract/credentials';
import { HOUR_SECONDS } from '#contract/durations';
import { type AppRoute, route } from '../../app.ts';
import type { RateLimit } from '../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { getEmail } from './get-email.ts';
import { checkEmail } from './new-email.ts';
import { cancelEmailChange, requestEmailChange, resendEmailChange } from './request-email-change.ts';
import { requestReset } from './request-reset.ts';
import { checkReset } from './reset-password.ts';
import { revertEmailChange } from './revert-email-change.ts';

/** A low limit is enough, because the emailed link contains the token. */
const linkLimits: RateLimit[] = [{ by: 'address', hits: 60, seconds: 900 }];
const perHour = (hits: number): RateLimit[] => [{ by: 'account', hits, seconds: HOUR_SECONDS }];

/** @spec 5.4 */
const passwordRoutes: AppRoute[] = [
  route(
    changePasswordCall,
    async ({ app, caller, body, reply }) => {
      await changePassword(app, caller, body, reply);
      return null;
    },
    { limits: perHour(30) },
  ),
  route(
    requestResetCall,
    async ({ app, caller, body }) => {
      await requestReset(app, caller, body.email);
      return null;
    },
    { limits: [{ by: 'address', hits: 30, seconds: HOUR_SECONDS }] },
  ),
  route(
    checkResetCall,
    async ({ app, caller, body }) => {
      await checkReset(app, caller, body.token);
      return null;
    },
    { limits: linkLimits },
  ),
];

/** @spec 5.3 */
const emailRoutes: AppRoute[] = [
  route(getEmailCall, ({ app, caller }) => getEmail(app, caller)),
  route(checkEmailCall, ({ app, caller, body }) => checkEmail(app, caller, body.email), {
    limits: perHour(120),
  }),
  route(
    requestChangeCall,
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
  route(
    resendCall,
    async ({ app, caller }) => {
      await resendEmailChange(app, caller);
      return null;
    },
    { limits: [{ by: 'account', hits: 1, seconds: 60 }, ...perHour(5)] },
  ),
  route(cancelCall, async ({ app, caller }) => {
    await cancelEmailChange(app, caller);
    return null;
  }),
  route(
    confirmCall,
    async ({ app, caller, body }) => {
      await confirmEmailChange(app, caller, body.token);
      return null;
    },
    { limits: linkLimits },
  ),
  route(
    revertCall,
    async ({ app, caller, body }) => {
      await revertEmailChange(app, caller, body.token);
      return null;
    },
    { limits: linkLimits },
  ),
];

export const credentialRoutes: AppRoute[] = [...passwordRoutes, ...emailRoutes];
