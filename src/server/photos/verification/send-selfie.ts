import { randomUUID } from 'node:crypto';
import { ApiError } from '#contract/errors';
import type { Verification } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { MASTER, renderMaster } from '../pictures.ts';
import type { PrivateFolder } from '../serve-private.ts';
import { claimStoredFiles, storeNewPicture } from '../store-new-picture.ts';
import { verificationNotice } from './events.ts';
import { selectSelfie, updateVerification } from './queries.ts';
import {
  getVerification,
  loadVerificationContext,
  SELFIE_FOLDER,
  type VerificationContext,
  verificationStateAt,
} from './verification-state.ts';

/**
 * Stores the selfie with the key of the main photo for the comparison.
 * @throws pose_over without a valid pose; main_photo_required; and what `renderUpload` throws
 * @spec D5.9
 */
export async function sendSelfie(app: App, caller: MemberCaller, bytes: Uint8Array): Promise<Verification> {
  const { profileId } = caller.member;
  await oneAtATime(profileId, async () => {
    mainPhotoToCompare(await loadVerificationContext(app.db, profileId), app.clock.now());
    const fileKey = await storeNewPicture(app, await renderMaster(app, { bytes, owner: profileId }));
    await transact(app, tx => insertSelfie(tx, profileId, fileKey));
  });
  return getVerification(app, caller);
}

async function insertSelfie(tx: Tx, profileId: string, fileKey: string): Promise<void> {
  await lockProfile(tx, profileId);
  const photoKey = mainPhotoToCompare(await loadVerificationContext(tx.db, profileId), tx.now);
  const isStored = await updateVerification(tx.db, profileId, {
    ...{ status: 'pending', attempt: randomUUID(), sent_at: tx.now, photo_key: photoKey },
    ...{ selfie_key: fileKey, selfie_address: newRandomName() },
  });
  // The pose was purged or withdrawn. The unclaimed file is removed later.
  if (!isStored) throw new ApiError('pose_over');
  await claimStoredFiles(tx, fileKey);
  tx.publish(verificationNotice(profileId));
}

function mainPhotoToCompare(context: VerificationContext, now: Date): string {
  if (verificationStateAt(context, now) !== 'pose_shown') throw new ApiError('pose_over');
  if (!context.mainKey) throw new ApiError('main_photo_required');
  return context.mainKey;
}

/**
 * Serves selfies, each only to the member who sent it.
 * @spec D5.9
 */
export const selfieFolder: PrivateFolder = {
  name: SELFIE_FOLDER,
  files: [MASTER],
  async find({ db }, key, { member }) {
    const selfie = await selectSelfie(db, key, member.profileId);
    return selfie?.selfie_key
      ? { file_key: selfie.selfie_key, width: 3, height: 4, colour: '#808080' }
      : null;
  },
};
