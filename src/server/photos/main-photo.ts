import type { Tx } from '../platform/transact.ts';
import { recordHasMainPhoto } from '../profiles/main-photo.ts';
import { clearMain, type PhotoRow, selectPhotos, updatePhoto } from './queries.ts';

/**
 * Makes this photo the main one. The member's row must be locked.
 * @spec 3.2
 */
export async function makeMain(tx: Tx, photo: PhotoRow): Promise<void> {
  await clearMain(tx.db, photo.profile_id);
  await updatePhoto(tx.db, photo.id, { is_main: true, visibility: 'public' });
}

/**
 * After a change: sets a missing main photo, updates the rank, notifies other browsers.
 * @spec 3.2 D2.39
 */
export async function ensureMainPhoto(tx: Tx, profileId: string): Promise<void> {
  const photos = await selectPhotos(tx.db, profileId);
  const eligible = photos.filter(
    ({ visibility, status }) => visibility === 'public' && status !== 'rejected',
  );
  const main = photos.find(({ is_main }) => is_main) ?? eligible[0];
  if (main && !main.is_main) await makeMain(tx, main);
  await recordHasMainPhoto(tx, profileId, main?.status === 'active');
  tx.publish({ to: [profileId], type: 'user', ids: {} });
}
