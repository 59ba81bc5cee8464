import { randomInt } from 'node:crypto';
import { ApiError } from '#contract/errors';
import { type Pose, poses, type Verification } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { verificationNotice } from './events.ts';
import { replaceVerification } from './queries.ts';
import { getVerification, hasBadge, knownOf, stateAt } from './state.ts';

/**
 * Shows the caller a pose that he could not know, for half an hour (decisions, 5.9). While one is shown, a selfie is looked at, or
 * the main photo is verified, all stays as it is. Throws `main_photo_required`.
 */
export async function showPose(app: App, caller: MemberCaller): Promise<Verification> {
  const { profileId } = caller.member;
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const known = await knownOf(tx.db, profileId);
    const state = stateAt(known, tx.now);
    if (state === 'pose_shown' || state === 'pending' || hasBadge(known)) return;
    if (!known.mainKey) throw new ApiError('main_photo_required');
    const pose = anotherPose(known.row?.pose);
    await replaceVerification(tx.db, { profile_id: profileId, status: 'pose_shown', pose, shown_at: tx.now });
    tx.publish(verificationNotice(profileId));
  });
  return getVerification(app, caller);
}

/** Any but the last: of that one he may have a picture. */
function anotherPose(last: string | undefined): Pose {
  const others = poses.filter(pose => pose !== last);
  return others[randomInt(others.length)] ?? poses[0];
}
