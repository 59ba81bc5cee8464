import { DAY_SECONDS } from '#contract/durations';
import {
  showPose as poseCall,
  sendSelfie as selfieCall,
  getVerification as verificationCall,
  withdrawVerification as withdrawCall,
} from '#contract/verification';
import { type AppRoute, route } from '../../app.ts';
import { PHOTO_CHANGE_LIMITS } from '../change-rate-limits.ts';
import { sendSelfie } from './send-selfie.ts';
import { showPose } from './show-pose.ts';
import { getVerification } from './verification-state.ts';
import { withdrawVerification } from './withdraw-verification.ts';

/** @spec D5.9 */
export const verificationRoutes: AppRoute[] = [
  route(verificationCall, async ({ app, caller }) => ({ verification: await getVerification(app, caller) })),
  route(poseCall, async ({ app, caller }) => ({ verification: await showPose(app, caller) }), {
    // Without limits, a member could request poses until a picture of theirs matches.
    limits: [
      { by: 'account', hits: 3, seconds: DAY_SECONDS },
      { by: 'account', hits: 6, seconds: 7 * DAY_SECONDS },
    ],
  }),
  route(
    selfieCall,
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
    withdrawCall,
    async ({ app, caller }) => ({ verification: await withdrawVerification(app, caller) }),
    {
      limits: PHOTO_CHANGE_LIMITS,
    },
  ),
];
