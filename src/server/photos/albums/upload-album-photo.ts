import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../../app.ts';
import type { Rendered } from '../../platform/images/image-job.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { renderUpload } from '../pictures.ts';
import { claimStoredFiles, pictureColumns, storeNewPicture } from '../store-new-picture.ts';
import { refuseAboveLimit } from '../upload-photo.ts';
import { presentAlbumPhoto } from './get-album.ts';
import { type AlbumRow, insertAlbumPhoto, selectAlbum } from './queries.ts';

/**
 * Adds a photo to the album, whose limit is separate from the profile's limit.
 * @throws photo_limit, and what `renderUpload` throws
 * @spec D5.4 D2.18
 */
export async function uploadAlbumPhoto(app: App, caller: MemberCaller, bytes: Uint8Array): Promise<Photo> {
  const { profileId } = caller.member;
  const photo = await oneAtATime(profileId, async () => {
    refuseAboveLimit(caller, (await selectAlbum(app.db, profileId)).length);
    const picture = await renderUpload(app, { bytes, owner: profileId });
    const fileKey = await storeNewPicture(app, picture);
    return transact(app, tx => insertUploadedPhoto(tx, caller, picture, fileKey));
  });
  return presentAlbumPhoto(app, caller.member, photo);
}

async function insertUploadedPhoto(
  tx: Tx,
  caller: MemberCaller,
  picture: Rendered,
  fileKey: string,
): Promise<AlbumRow> {
  const position = await nextAlbumPosition(tx, caller);
  const photo = await insertAlbumPhoto(tx.db, {
    profile_id: caller.member.profileId,
    position,
    ...{ clear_key: newRandomName(), file_key: fileKey },
    ...pictureColumns(picture),
    created_at: tx.now,
  });
  await claimStoredFiles(tx, fileKey);
  return photo;
}

/**
 * Locks the profile and returns the position after the last album photo.
 * @throws photo_limit
 */
export async function nextAlbumPosition(tx: Tx, caller: MemberCaller): Promise<number> {
  const { profileId } = caller.member;
  await lockProfile(tx, profileId);
  const photos = await selectAlbum(tx.db, profileId);
  refuseAboveLimit(caller, photos.length);
  return Math.max(0, ...photos.map(({ position }) => position + 1));
}
