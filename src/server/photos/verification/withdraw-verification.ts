import type { Verification } from '#contract/verification';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { removePhotoFiles } from '../remove-photo-files.ts';
import { verificationNotice } from './events.ts';
import { deleteVerification } from './queries.ts';
import { getVerification } from './state.ts';

/** Withdraws the caller's verification in whatever state it is: badge and selfie go, and nothing is kept of it. */
export async function withdrawVerification(app: App, caller: MemberCaller): Promise<Verification> {
  const { profileId } = caller.member;
  await transact(app, async tx => {
    // A selfie that arrives meanwhile is kept before, and goes with the rest, or finds its pose over.
    await lockProfile(tx, profileId);
    await deleteVerification(tx.db, profileId);
    tx.publish(verificationNotice(profileId));
    await removePhotoFiles(app)(tx);
  });
  return getVerification(app, caller);
}
