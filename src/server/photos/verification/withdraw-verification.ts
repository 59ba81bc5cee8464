import type { Verification } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { removePhotoFiles } from '../store-new-picture.ts';
import { verificationNotice } from './events.ts';
import { deleteVerification } from './queries.ts';
import { getVerification } from './verification-state.ts';

/**
 * Withdraws the verification in any state, and removes its badge and selfie.
 * @spec D5.9
 */
export async function withdrawVerification(app: App, caller: MemberCaller): Promise<Verification> {
  const { profileId } = caller.member;
  await transact(app, async tx => {
    // `sendSelfie` takes the same lock, so that no selfie survives the withdrawal.
    await lockProfile(tx, profileId);
    await deleteVerification(tx.db, profileId);
    tx.publish(verificationNotice(profileId));
    await removePhotoFiles(app)(tx);
  });
  return getVerification(app, caller);
}
