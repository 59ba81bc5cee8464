import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { ownPhoto } from './change-photo.ts';
import { settleMain } from './main-photo.ts';
import { deletePhotoRow } from './queries.ts';
import { removePhotoFiles } from './remove-photo-files.ts';

/**
 * Deletes a photo of the caller's; after the main one the next public photo takes its place. Its files go right after
 * the commit, and by the job if that fails. Throws `not_found` for a photo that is not his.
 */
export async function deletePhoto(app: App, caller: MemberCaller, id: string): Promise<void> {
  const { profileId } = caller.member;
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const photo = await ownPhoto(tx, profileId, id);
    await deletePhotoRow(tx.db, photo.id);
    await settleMain(tx, profileId);
    await removePhotoFiles(app)(tx);
  });
}
