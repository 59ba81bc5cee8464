import * as z from 'zod/mini';
import { HOUR_SECONDS } from '#contract/durations';
import { partnerSignup, getPartnerSignup as waitingCall } from '#contract/partners';
import { type AppRoute, route } from '../../app.ts';
import { beginPartnerSignup, completionLink } from './begin-partner-signup.ts';
import { getPartnerSignup } from './complete-signup.ts';

const storedSignup = z.object({ id: z.uuid(), expires: z.iso.datetime() });

/** @spec 4.2 */
export const partnerRoutes: AppRoute[] = [
  route(
    partnerSignup,
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
  route(waitingCall, ({ app, caller, query }) => getPartnerSignup(app, caller, query.token), {
    limits: [{ by: 'address', hits: 120, seconds: HOUR_SECONDS }],
  }),
];
