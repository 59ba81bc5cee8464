import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { ensureMainPhoto } from '../main-photo.ts';
import { deletePhotoRow, insertPhoto, type PhotoRow, selectPhotos } from '../queries.ts';
import { statusOfNewPhoto } from '../review/status-of-new-photo.ts';
import { claimStoredFiles } from '../store-new-picture.ts';
import { refuseAboveLimit } from '../upload-photo.ts';
import { type AlbumRow, deleteAlbumRow, insertAlbumPhoto, selectAlbum } from './queries.ts';
import { nextAlbumPosition } from './upload-album-photo.ts';

/**
 * Moves a photo and renews its addresses. A photo from the album becomes private.
 * @throws not_found, photo_limit
 * @spec D5.4
 */
export const movePhoto = (
  app: App,
  caller: MemberCaller,
  { id, into }: { id: string; into: 'album' | 'profile' },
): Promise<void> =>
  transact(app, async tx => {
    const { profileId } = caller.member;
    await lockProfile(tx, profileId);
    const [photos, album] = [await selectPhotos(tx.db, profileId), await selectAlbum(tx.db, profileId)];
    const [photo, albumPhoto] = [photos.find(own => own.id === id), album.find(own => own.id === id)];
    if (!photo && !albumPhoto) throw new ApiError('not_found');
    if (into === 'album' && photo) await moveIntoAlbum(tx, caller, photo);
    if (into === 'profile' && albumPhoto) await moveIntoProfile(tx, caller, albumPhoto, photos);
    await ensureMainPhoto(tx, profileId);
  });

async function moveIntoAlbum(tx: Tx, caller: MemberCaller, photo: PhotoRow): Promise<void> {
  const { is_main: _main, visibility: _visibility, blur_key: _blur, ...columns } = photo;
  const position = await nextAlbumPosition(tx, caller);
  // Photos of the album are not reviewed.
  const status = photo.status === 'pending' ? 'active' : photo.status;
  await insertAlbumPhoto(tx.db, { ...columns, status, position, clear_key: newRandomName() });
  await deletePhotoRow(tx.db, photo.id);
  await claimStoredFiles(tx, photo.file_key);
}

async function moveIntoProfile(
  tx: Tx,
  caller: MemberCaller,
  photo: AlbumRow,
  profilePhotos: PhotoRow[],
): Promise<void> {
  refuseAboveLimit(caller, profilePhotos.length);
  const position = Math.max(0, ...profilePhotos.map(other => other.position + 1));
  const keys = { clear_key: newRandomName(), blur_key: newRandomName() };
  // A rejected photo stays rejected.
  const status = photo.status === 'active' ? statusOfNewPhoto(caller.site) : photo.status;
  await insertPhoto(tx.db, { ...photo, ...keys, status, position, visibility: 'private' });
  await deleteAlbumRow(tx.db, photo.id);
  await claimStoredFiles(tx, photo.file_key);
}
