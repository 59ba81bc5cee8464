import { ApiError } from '#contract/errors';
import { photoLimit } from '#contract/permissions';
import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import type { Rendered } from '../platform/images/image-job.ts';
import { newRandomName } from '../platform/secrets.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { ensureMainPhoto, makeMain } from './main-photo.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { renderUpload } from './pictures.ts';
import { presentPhoto } from './present.ts';
import { countPhotos, insertPhoto, type PhotoRow, selectPhotos } from './queries.ts';
import { statusOfNewPhoto } from './review/status-of-new-photo.ts';
import { claimStoredFiles, pictureColumns, storeNewPicture } from './store-new-picture.ts';

type ProfilePhotoUpload = { bytes: Uint8Array; main: boolean; visibility: Photo['visibility'] };

/**
 * The first public photo becomes the main photo.
 * @throws photo_limit; and what `renderUpload` throws
 * @spec 5.7 D2.18
 */
export async function uploadPhoto(
  app: App,
  caller: MemberCaller,
  upload: ProfilePhotoUpload,
): Promise<Photo> {
  return presentPhoto(app, caller, await addProfilePhoto(app, caller, upload));
}

/** Whose profile gets the photo: the caller's, or a fictional one. */
export type PhotoOwner = Pick<MemberCaller, 'site'> & {
  member: Pick<MemberCaller['member'], 'profileId' | 'paid_user'>;
};

/** @throws photo_limit; and what `renderUpload` throws */
export function addProfilePhoto(app: App, owner: PhotoOwner, upload: ProfilePhotoUpload): Promise<PhotoRow> {
  const { profileId } = owner.member;
  return oneAtATime(profileId, async () => {
    refuseAboveLimit(owner, await countPhotos(app.db, profileId));
    const picture = await renderUpload(app, { bytes: upload.bytes, owner: profileId });
    const fileKey = await storeNewPicture(app, picture);
    return transact(app, tx => insertUploadedPhoto(tx, app, owner, { ...upload, picture, fileKey }));
  });
}

/** Locks the profile, so that simultaneous uploads to several servers cannot exceed the limit. */
async function insertUploadedPhoto(
  tx: Tx,
  app: App,
  caller: PhotoOwner,
  { picture, fileKey, main, visibility }: ProfilePhotoUpload & { picture: Rendered; fileKey: string },
): Promise<PhotoRow> {
  const { profileId } = caller.member;
  await lockProfile(tx, profileId);
  const photos = await selectPhotos(tx.db, profileId);
  refuseAboveLimit(caller, photos.length);
  const { id, ...photo } = await insertPhoto(tx.db, {
    profile_id: profileId,
    position: Math.max(0, ...photos.map(({ position }) => position + 1)),
    visibility,
    status: statusOfNewPhoto(caller.site),
    ...{ clear_key: newRandomName(), blur_key: newRandomName(), file_key: fileKey },
    ...pictureColumns(picture),
    created_at: app.clock.now(),
  });
  await claimStoredFiles(tx, fileKey);
  if (main) await makeMain(tx, { id, ...photo });
  await ensureMainPhoto(tx, profileId);
  return (await selectPhotos(tx.db, profileId)).find(row => row.id === id) ?? { id, ...photo };
}

/**
 * @throws photo_limit at 3 photos, 25 for premium members
 * @spec 5.7 1.3
 */
export function refuseAboveLimit({ member }: Pick<PhotoOwner, 'member'>, photos: number): void {
  if (photos >= photoLimit(member)) throw new ApiError('photo_limit');
}
