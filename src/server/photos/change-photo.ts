import { ApiError, fieldError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import { newName } from '../platform/secrets.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { makeMain, settleMain } from './main-photo.ts';
import { presentPhoto } from './present.ts';
import { type PhotoRow, selectPhotos, updatePhoto } from './queries.ts';

export type PhotoChange = { id: string; main?: true; visibility?: Photo['visibility'] };

/**
 * Makes a photo of the caller's the main one, public or private. The main photo is public: becoming it makes it so, and
 * making it private is refused at `visibility`. Throws `not_found` for a photo that is not his.
 */
export async function changePhoto(app: App, caller: MemberCaller, change: PhotoChange): Promise<Photo> {
  const { profileId } = caller.member;
  const photo = await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const photo = await ownPhoto(tx, profileId, change.id);
    if (change.main) await choose(tx, photo, change);
    else if (change.visibility) await show(tx, photo, change.visibility);
    await settleMain(tx, profileId);
    return ownPhoto(tx, profileId, change.id);
  });
  return presentPhoto(app, caller, photo);
}

/** A photo of one's own; somebody else's and an unknown id are one and the same `not_found`. */
export async function ownPhoto(tx: Tx, profileId: string, id: string): Promise<PhotoRow> {
  const photo = (await selectPhotos(tx.db, profileId)).find(own => own.id === id);
  if (!photo) throw new ApiError('not_found');
  return photo;
}

async function choose(tx: Tx, photo: PhotoRow, { visibility }: PhotoChange): Promise<void> {
  if (visibility === 'private') throw fieldError('visibility', 'field_invalid');
  if (photo.status === 'rejected') throw fieldError('main', 'field_invalid');
  await makeMain(tx, photo);
}

async function show(tx: Tx, photo: PhotoRow, visibility: Photo['visibility']): Promise<void> {
  if (visibility === photo.visibility) return;
  if (photo.is_main) throw fieldError('visibility', 'field_invalid');
  // A public picture's address opens for whoever knows it: the private one gets another.
  const address = visibility === 'private' ? { clear_key: newName() } : {};
  await updatePhoto(tx.db, photo.id, { visibility, ...address });
}
