import { DAY_SECONDS } from '#contract/durations';
import * as calls from '#contract/verification';
import { sendSelfie } from '../photos/verification/send-selfie.ts';
import { showPose } from '../photos/verification/show-pose.ts';
import { getVerification } from '../photos/verification/verification-state.ts';
import { withdrawVerification } from '../photos/verification/withdraw-verification.ts';
import { PHOTO_CHANGE_LIMITS } from './photos.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D5.9 */
export const verificationRoutes: AppRoute[] = [
  route(calls.getVerification, async ({ app, caller }) => ({
    verification: await getVerification(app, caller),
  })),
  route(calls.showPose, async ({ app, caller }) => ({ verification: await showPose(app, caller) }), {
    // Without limits, a member could request poses until a picture of theirs matches.
    limits: [
      { by: 'account', hits: 3, seconds: DAY_SECONDS },
      { by: 'account', hits: 6, seconds: 7 * DAY_SECONDS },
    ],
  }),
  route(
    calls.sendSelfie,
    async ({ app, caller, upload }) => ({ verification: await sendSelfie(app, caller, upload) }),
    {
      limits: [{ by: 'account', hits: 20, seconds: 3600 }],
      maxConcurrent: 2,
      // Stores nothing with the idempotency key, because the selfie's address is personal and expires.
      toStored: () => ({}),
      fromStored: async ({ app, caller }) => ({ verification: await getVerification(app, caller) }),
    },
  ),
  route(
    calls.withdrawVerification,
    async ({ app, caller }) => ({ verification: await withdrawVerification(app, caller) }),
    {
      limits: PHOTO_CHANGE_LIMITS,
    },
  ),
];
