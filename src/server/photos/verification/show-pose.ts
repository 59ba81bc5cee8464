import { randomInt } from 'node:crypto';
import { ApiError } from '#contract/errors';
import { type Pose, poses, type Verification } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { verificationNotice } from './events.ts';
import { replaceVerification } from './queries.ts';
import {
  getVerification,
  hasBadge,
  loadVerificationContext,
  verificationStateAt,
} from './verification-state.ts';

/**
 * Shows a random pose, unless a verification is in progress or complete.
 * @throws main_photo_required
 * @spec D5.9
 */
export async function showPose(app: App, caller: MemberCaller): Promise<Verification> {
  const { profileId } = caller.member;
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const context = await loadVerificationContext(tx.db, profileId);
    const state = verificationStateAt(context, tx.now);
    if (state === 'pose_shown' || state === 'pending' || hasBadge(context)) return;
    if (!context.mainKey) throw new ApiError('main_photo_required');
    const pose = anotherPose(context.row?.pose);
    await replaceVerification(tx.db, { profile_id: profileId, status: 'pose_shown', pose, shown_at: tx.now });
    tx.publish(verificationNotice(profileId));
  });
  return getVerification(app, caller);
}

/** The member may already have a picture in the pose `last`. */
function anotherPose(last: string | undefined): Pose {
  const others = poses.filter(pose => pose !== last);
  return others[randomInt(others.length)] ?? poses[0];
}
