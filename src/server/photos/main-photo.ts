import type { Tx } from '../platform/transact.ts';
import { recordHasMainPhoto } from '../profiles/main-photo.ts';
import { clearMain, type PhotoRow, selectPhotos, updatePhoto } from './queries.ts';

/** Makes a photo the main one, and public with it. The member's row must be locked. */
export async function makeMain(tx: Tx, photo: PhotoRow): Promise<void> {
  await clearMain(tx.db, photo.profile_id);
  await updatePhoto(tx.db, photo.id, { is_main: true, visibility: 'public' });
}

/**
 * After photos came or went: a member who has public photos has a main one, the first of them if he chose none, and his
 * place in the lists follows. His other browsers hear of it.
 */
export async function settleMain(tx: Tx, profileId: string): Promise<void> {
  const photos = await selectPhotos(tx.db, profileId);
  const fit = photos.filter(({ visibility, status }) => visibility === 'public' && status !== 'rejected');
  const main = photos.find(({ is_main }) => is_main) ?? fit[0];
  if (main && !main.is_main) await makeMain(tx, main);
  await recordHasMainPhoto(tx, profileId, main?.status === 'active');
  tx.publish({ to: [profileId], type: 'user', ids: {} });
}
