import { ApiError, fieldError } from '#contract/errors';
import type { Photo } from '#contract/photos';
import type { PhotoEdit } from '#contract/pictures';
import type { App, MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { newRandomName } from '../platform/secrets.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { applyEditedPicture, type EditedPicture, renderPhotoEdit } from './edit-photo.ts';
import { ensureMainPhoto, makeMain } from './main-photo.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { presentPhoto } from './present.ts';
import { type PhotoRow, selectPhotos, updatePhoto } from './queries.ts';
import { statusOfNewPhoto } from './review/status-of-new-photo.ts';
import { removePhotoFiles } from './store-new-picture.ts';

type PhotoChange = { id: string; main?: true; visibility?: Photo['visibility']; edit?: PhotoEdit };

/**
 * Edits a photo, makes it main or changes its visibility.
 * @throws not_found, and what `renderPhotoEdit` throws
 * @spec 3.2 D2.18
 */
export async function changePhoto(app: App, caller: MemberCaller, change: PhotoChange): Promise<Photo> {
  const { edit } = change;
  const photo = edit
    ? await oneAtATime(caller.member.profileId, () => editAndChange(app, caller, { ...change, edit }))
    : await changeRow(app, caller, change, null);
  return presentPhoto(app, caller, photo);
}

async function editAndChange(app: App, caller: MemberCaller, change: PhotoChange & { edit: PhotoEdit }) {
  const photo = await findOwnPhoto(app, caller.member.profileId, change.id);
  return changeRow(app, caller, change, await renderPhotoEdit(app, photo, change.edit));
}

const changeRow = (
  app: App,
  { member, site }: MemberCaller,
  change: PhotoChange,
  editedPicture: EditedPicture | null,
) =>
  transact(app, async tx => {
    await lockProfile(tx, member.profileId);
    const photo = await findOwnPhoto(tx, member.profileId, change.id);
    if (editedPicture) {
      await applyEditedPicture(tx, photo, editedPicture);
      if (photo.status === 'active') await updatePhoto(tx.db, photo.id, { status: statusOfNewPhoto(site) });
    }
    if (change.main) await setMain(tx, photo, change);
    else if (change.visibility) await setVisibility(tx, photo, change.visibility);
    await ensureMainPhoto(tx, member.profileId);
    if (editedPicture) await removePhotoFiles(app)(tx);
    return findOwnPhoto(tx, member.profileId, change.id);
  });

/** @throws not_found if the photo does not exist or is another member's: the answer does not reveal which */
export async function findOwnPhoto({ db }: { db: Db }, profileId: string, id: string): Promise<PhotoRow> {
  const photo = (await selectPhotos(db, profileId)).find(own => own.id === id);
  if (!photo) throw new ApiError('not_found');
  return photo;
}

async function setMain(tx: Tx, photo: PhotoRow, { visibility }: PhotoChange): Promise<void> {
  if (visibility === 'private') throw fieldError('visibility', 'field_invalid');
  if (photo.status === 'rejected') throw fieldError('main', 'field_invalid');
  await makeMain(tx, photo);
}

async function setVisibility(tx: Tx, photo: PhotoRow, visibility: Photo['visibility']): Promise<void> {
  if (visibility === photo.visibility) return;
  if (photo.is_main) throw fieldError('visibility', 'field_invalid');
  // Other people may know the public address of a photo that becomes private.
  const address = visibility === 'private' ? { clear_key: newRandomName() } : {};
  await updatePhoto(tx.db, photo.id, { visibility, ...address });
}
