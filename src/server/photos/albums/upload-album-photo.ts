import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../../app.ts';
import type { Rendered } from '../../platform/images/image-job.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { renderUpload } from '../pictures.ts';
import { keepStored, lookOf, storeNew } from '../store-new.ts';
import { refuseAboveLimit } from '../upload-photo.ts';
import { presentAlbumPhoto } from './present-album-photo.ts';
import { type AlbumRow, insertAlbumPhoto, selectAlbum } from './queries.ts';

/**
 * Keeps a picture in the caller's closed album (decisions, 5.4). The album has room for as many as the profile.
 * Throws `photo_limit`, and what `renderUpload` throws.
 */
export async function uploadAlbumPhoto(app: App, caller: MemberCaller, bytes: Uint8Array): Promise<Photo> {
  const { profileId } = caller.member;
  const photo = await oneAtATime(profileId, async () => {
    refuseAboveLimit(caller, (await selectAlbum(app.db, profileId)).length);
    const picture = await renderUpload(app, { bytes, owner: profileId });
    const fileKey = await storeNew(app, picture);
    return transact(app, tx => keep(tx, caller, picture, fileKey));
  });
  return presentAlbumPhoto(app, caller.member, photo);
}

async function keep(tx: Tx, caller: MemberCaller, picture: Rendered, fileKey: string): Promise<AlbumRow> {
  const position = await placeInAlbum(tx, caller);
  const photo = await insertAlbumPhoto(tx.db, {
    profile_id: caller.member.profileId,
    position,
    ...{ clear_key: newRandomName(), file_key: fileKey },
    ...lookOf(picture),
    created_at: tx.now,
  });
  await keepStored(tx, fileKey);
  return photo;
}

/** The next place, counted under the lock of the profile; throws `photo_limit` where there is none. */
export async function placeInAlbum(tx: Tx, caller: MemberCaller): Promise<number> {
  const { profileId } = caller.member;
  await lockProfile(tx, profileId);
  const photos = await selectAlbum(tx.db, profileId);
  refuseAboveLimit(caller, photos.length);
  return Math.max(0, ...photos.map(({ position }) => position + 1));
}
