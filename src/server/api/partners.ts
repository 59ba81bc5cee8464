import * as z from 'zod/mini';
import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/partners';
import { beginPartnerSignup, completionLink } from '../accounts/partners/begin-partner-signup.ts';
import { completeSignup, getPartnerSignup } from '../accounts/partners/complete-signup.ts';
import { type AppRoute, route } from './route.ts';
import { logInNewMember, repeatWithNewSession } from './signup.ts';

const storedSignup = z.object({ id: z.uuid(), expires: z.iso.datetime() });

/** @spec 4.2 */
export const partnerRoutes: AppRoute[] = [
  route(
    calls.partnerSignup,
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
  route(calls.getPartnerSignup, ({ app, caller, query }) => getPartnerSignup(app, caller, query.token), {
    limits: [{ by: 'address', hits: 120, seconds: HOUR_SECONDS }],
  }),
  route(
    calls.completeSignup,
    async ({ app, caller, body, reply }) => {
      const proven = await completeSignup(app, caller, body);
      return { user: proven && (await logInNewMember(app, caller, proven, reply)) };
    },
    { limits: [{ by: 'address', hits: 60, seconds: HOUR_SECONDS }], ...repeatWithNewSession },
  ),
];
