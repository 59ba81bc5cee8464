import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { findOwnPhoto } from './change-photo.ts';
import { ensureMainPhoto } from './main-photo.ts';
import { deletePhotoRow } from './queries.ts';
import { removePhotoFiles } from './store-new-picture.ts';

/**
 * Deletes a photo; the next public photo replaces a deleted main photo.
 * @throws not_found for a photo that is not the caller's
 * @spec 3.2 D4.5
 */
export async function deletePhoto(app: App, caller: MemberCaller, id: string): Promise<void> {
  const { profileId } = caller.member;
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const photo = await findOwnPhoto(tx, profileId, id);
    await deletePhotoRow(tx.db, photo.id);
    await ensureMainPhoto(tx, profileId);
    await removePhotoFiles(app)(tx);
  });
}
