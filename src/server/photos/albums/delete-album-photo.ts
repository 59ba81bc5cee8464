import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { removePhotoFiles } from '../store-new-picture.ts';
import { deleteAlbumRow, selectAlbum } from './queries.ts';

/**
 * @throws not_found if the photo is not in the caller's album
 * @spec D5.4
 */
export const deleteAlbumPhoto = (app: App, { member }: MemberCaller, id: string): Promise<void> =>
  transact(app, async tx => {
    await lockProfile(tx, member.profileId);
    const photos = await selectAlbum(tx.db, member.profileId);
    if (!photos.some(own => own.id === id)) throw new ApiError('not_found');
    await deleteAlbumRow(tx.db, id);
    await removePhotoFiles(app)(tx);
  });
