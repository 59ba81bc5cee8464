import type { Tx } from '../platform/transact.ts';
import { recordHasMainPhoto } from '../profiles/main-photo.ts';
import { clearMain, type PhotoRow, selectPhotos, updatePhoto } from './queries.ts';

/**
 * Makes the photo the main photo, and public. Call it only after `lockProfile`.
 * @spec 3.2
 */
export async function makeMain(tx: Tx, photo: PhotoRow): Promise<void> {
  await clearMain(tx.db, photo.profile_id);
  await updatePhoto(tx.db, photo.id, { is_main: true, visibility: 'public' });
}

/**
 * Chooses a main photo and publishes an event. Call it after every change of photos.
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
