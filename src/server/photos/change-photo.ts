import { ApiError, fieldError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { PhotoEdit } from '#contract/pictures';
import type { App, MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { newRandomName } from '../platform/secrets.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { type CutPicture, cutPhoto, useCut } from './cut-photo.ts';
import { makeMain, settleMain } from './main-photo.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { presentPhoto } from './present.ts';
import { type PhotoRow, selectPhotos, updatePhoto } from './queries.ts';
import { removePhotoFiles } from './remove-photo-files.ts';

export type PhotoChange = { id: string; main?: true; visibility?: Photo['visibility']; edit?: PhotoEdit };

/**
 * Makes a photo of the caller's the main one, public or private, or cuts it anew. The main photo is public: becoming it makes
 * it so, and making it private is refused at `visibility`. Throws `not_found` for a photo that is not his, and what
 * `cutPhoto` throws.
 */
export async function changePhoto(app: App, caller: MemberCaller, change: PhotoChange): Promise<Photo> {
  const { edit } = change;
  const photo = edit
    ? await oneAtATime(caller.member.profileId, () => cutAndChange(app, caller, { ...change, edit }))
    : await changeRow(app, caller, change, null);
  return presentPhoto(app, caller, photo);
}

async function cutAndChange(app: App, caller: MemberCaller, change: PhotoChange & { edit: PhotoEdit }) {
  const photo = await ownPhoto(app, caller.member.profileId, change.id);
  return changeRow(app, caller, change, await cutPhoto(app, photo, change.edit));
}

const changeRow = (app: App, { member }: MemberCaller, change: PhotoChange, cut: CutPicture | null) =>
  transact(app, async tx => {
    await lockProfile(tx, member.profileId);
    const photo = await ownPhoto(tx, member.profileId, change.id);
    if (cut) await useCut(tx, photo, cut);
    if (change.main) await choose(tx, photo, change);
    else if (change.visibility) await show(tx, photo, change.visibility);
    await settleMain(tx, member.profileId);
    if (cut) await removePhotoFiles(app)(tx);
    return ownPhoto(tx, member.profileId, change.id);
  });

/** A photo of one's own; somebody else's and an unknown id are one and the same `not_found`. */
export async function ownPhoto({ db }: { db: Db }, profileId: string, id: string): Promise<PhotoRow> {
  const photo = (await selectPhotos(db, profileId)).find(own => own.id === id);
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
  const address = visibility === 'private' ? { clear_key: newRandomName() } : {};
  await updatePhoto(tx.db, photo.id, { visibility, ...address });
}
