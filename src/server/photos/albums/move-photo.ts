import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { settleMain } from '../main-photo.ts';
import { deletePhotoRow, insertPhoto, type PhotoRow, selectPhotos } from '../queries.ts';
import { keepStored } from '../store-new.ts';
import { refuseAboveLimit } from '../upload-photo.ts';
import { type AlbumRow, deleteAlbumRow, insertAlbumPhoto, selectAlbum } from './queries.ts';
import { placeInAlbum } from './upload-album-photo.ts';

/**
 * Moves a photo of the caller's into his album, or out of it as a private one of his profile. It keeps its id and its files and
 * gets new addresses: whoever knew the old ones knows nothing. One that is there already stays. Throws `not_found`, `photo_limit`.
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
    const [photo, hidden] = [photos.find(own => own.id === id), album.find(own => own.id === id)];
    if (!photo && !hidden) throw new ApiError('not_found');
    if (into === 'album' && photo) await hide(tx, caller, photo);
    if (into === 'profile' && hidden) await show(tx, caller, hidden, photos);
    await settleMain(tx, profileId);
  });

async function hide(tx: Tx, caller: MemberCaller, photo: PhotoRow): Promise<void> {
  const { is_main: _main, visibility: _visibility, blur_key: _blur, ...kept } = photo;
  const position = await placeInAlbum(tx, caller);
  await insertAlbumPhoto(tx.db, { ...kept, position, clear_key: newRandomName() });
  await deletePhotoRow(tx.db, photo.id);
  await keepStored(tx, photo.file_key);
}

async function show(tx: Tx, caller: MemberCaller, photo: AlbumRow, shown: PhotoRow[]): Promise<void> {
  refuseAboveLimit(caller, shown.length);
  const position = Math.max(0, ...shown.map(other => other.position + 1));
  const keys = { clear_key: newRandomName(), blur_key: newRandomName() };
  await insertPhoto(tx.db, { ...photo, ...keys, position, visibility: 'private' });
  await deleteAlbumRow(tx.db, photo.id);
  await keepStored(tx, photo.file_key);
}
