import { ApiError } from '#contract/errors';
import { photoLimit } from '#contract/permissions';
import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import type { Rendered } from '../platform/images/image-job.ts';
import { newRandomName } from '../platform/secrets.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { makeMain, settleMain } from './main-photo.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { renderUpload } from './pictures.ts';
import { presentPhoto } from './present.ts';
import { countPhotos, insertPhoto, type PhotoRow, selectPhotos } from './queries.ts';
import { keepStored, lookOf, storeNew } from './store-new.ts';

export type Upload = { bytes: Uint8Array; main: boolean; visibility: Photo['visibility'] };

/**
 * Keeps a picture as a photo of the caller's profile; his first public one becomes the main one (sections 2 and 5).
 * Throws `photo_limit` with 3 photos, 25 for premium members, and what `renderUpload` throws.
 */
export async function uploadPhoto(app: App, caller: MemberCaller, upload: Upload): Promise<Photo> {
  const { profileId } = caller.member;
  const photo = await oneAtATime(profileId, async () => {
    refuseAboveLimit(caller, await countPhotos(app.db, profileId));
    const picture = await renderUpload(app, { bytes: upload.bytes, owner: profileId });
    const fileKey = await storeNew(app, picture);
    return transact(app, tx => keep(tx, app, caller, { ...upload, picture, fileKey }));
  });
  return presentPhoto(app, caller, photo);
}

/** The limit is counted under the lock of the profile: parallel uploads, on other machines too, do not pass it. */
async function keep(
  tx: Tx,
  app: App,
  caller: MemberCaller,
  { picture, fileKey, main, visibility }: Upload & { picture: Rendered; fileKey: string },
): Promise<PhotoRow> {
  const { profileId } = caller.member;
  await lockProfile(tx, profileId);
  const photos = await selectPhotos(tx.db, profileId);
  refuseAboveLimit(caller, photos.length);
  const { id, ...photo } = await insertPhoto(tx.db, {
    profile_id: profileId,
    position: Math.max(0, ...photos.map(({ position }) => position + 1)),
    visibility,
    ...{ clear_key: newRandomName(), blur_key: newRandomName(), file_key: fileKey },
    ...lookOf(picture),
    created_at: app.clock.now(),
  });
  await keepStored(tx, fileKey);
  if (main) await makeMain(tx, { id, ...photo });
  await settleMain(tx, profileId);
  return (await selectPhotos(tx.db, profileId)).find(kept => kept.id === id) ?? { id, ...photo };
}

/** Throws `photo_limit` where a member keeps as many photos as he may: 3, with premium 25 (section 5). */
export function refuseAboveLimit({ member }: MemberCaller, photos: number): void {
  if (photos >= photoLimit(member)) throw new ApiError('photo_limit');
}
