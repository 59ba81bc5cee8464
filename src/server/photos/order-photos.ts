import { fieldError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { ensureMainPhoto } from './main-photo.ts';
import { photosOf } from './photos-of.ts';
import { selectPhotos, updatePositions } from './queries.ts';

/**
 * `ids` must contain each of the caller's photos exactly once.
 * @spec 3.2
 */
export async function orderPhotos(app: App, caller: MemberCaller, ids: string[]): Promise<Photo[]> {
  const { profileId } = caller.member;
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const own = (await selectPhotos(tx.db, profileId)).map(({ id }) => id);
    if (own.sort().join() !== [...ids].sort().join()) throw fieldError('ids', 'field_invalid');
    await updatePositions(tx.db, profileId, ids);
    await ensureMainPhoto(tx, profileId);
  });
  return photosOf(app, caller, profileId);
}
