import { randomUUID } from 'node:crypto';
import { ApiError } from '#contract/errors';
import type { Verification } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { renderMaster } from '../pictures.ts';
import { keepStored, storeNew } from '../store-new.ts';
import { verificationNotice } from './events.ts';
import { updateVerification } from './queries.ts';
import { getVerification, type Known, knownOf, stateAt } from './state.ts';

/**
 * Keeps the caller's selfie in the pose that is shown, beside the main photo of this moment, until staff decide. Throws
 * `pose_over` where no pose waits for one, `main_photo_required`, and what `renderUpload` throws.
 */
export async function sendSelfie(app: App, caller: MemberCaller, bytes: Uint8Array): Promise<Verification> {
  const { profileId } = caller.member;
  await oneAtATime(profileId, async () => {
    comparedWith(await knownOf(app.db, profileId), app.clock.now());
    const fileKey = await storeNew(app, await renderMaster(app, { bytes, owner: profileId }));
    await transact(app, tx => keep(tx, profileId, fileKey));
  });
  return getVerification(app, caller);
}

async function keep(tx: Tx, profileId: string, fileKey: string): Promise<void> {
  await lockProfile(tx, profileId);
  const photoKey = comparedWith(await knownOf(tx.db, profileId), tx.now);
  const isKept = await updateVerification(tx.db, profileId, {
    ...{ status: 'pending', attempt: randomUUID(), sent_at: tx.now, photo_key: photoKey },
    ...{ selfie_key: fileKey, selfie_address: newRandomName() },
  });
  // Forgotten in this very moment: the file stays loose, and goes.
  if (!isKept) throw new ApiError('pose_over');
  await keepStored(tx, fileKey);
  tx.publish(verificationNotice(profileId));
}

/** The files of the photo that a selfie of now is compared with. */
function comparedWith(known: Known, now: Date): string {
  if (stateAt(known, now) !== 'pose_shown') throw new ApiError('pose_over');
  if (!known.mainKey) throw new ApiError('main_photo_required');
  return known.mainKey;
}
