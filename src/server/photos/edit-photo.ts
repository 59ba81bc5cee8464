import { ApiError } from '#contract/errors';
import type { PhotoEdit } from '#contract/pictures';
import type { App } from '../app.ts';
import type { Rendered } from '../platform/images/image-job.ts';
import { newRandomName } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { ORIGINAL_FILE } from './addresses.ts';
import { readOriginal, renderEdit } from './pictures.ts';
import { type PhotoRow, updatePhoto } from './queries.ts';
import { claimStoredFiles, pictureColumns, storeNewPicture } from './store-new-picture.ts';

/** An edit whose files are stored, but not yet used by a photo. */
export type EditedPicture = { picture: Rendered; fileKey: string; edit: PhotoEdit };

export const editOf = ({ rotate, crop }: Pick<PhotoRow, 'rotate' | 'crop'>): PhotoEdit => {
  const [x, y, width, height] = crop ?? [];
  const hasCrop = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return { rotate: rotate as PhotoEdit['rotate'], crop: hasCrop ? { x, y, width, height } : null };
};

/**
 * Returns null if the photo already has this edit.
 * @throws photo_too_small at `edit.crop`; unavailable if the photo's files are missing
 * @spec D2.18
 */
export async function renderPhotoEdit(
  app: App,
  photo: PhotoRow,
  edit: PhotoEdit,
): Promise<EditedPicture | null> {
  if (JSON.stringify(cropOf(edit)) === JSON.stringify(photo.crop) && edit.rotate === photo.rotate)
    return null;
  const original = await readOriginal(app, photo.file_key);
  if (!original) throw new ApiError('unavailable');
  const picture = await renderEdit(app, { bytes: original, owner: photo.profile_id }, edit);
  const files = { ...picture.files, [ORIGINAL_FILE]: original };
  return { picture, fileKey: await storeNewPicture(app, { files }), edit };
}

/** Replaces the photo's files; a trigger marks the previous files as unreferenced. */
export async function applyEditedPicture(
  tx: Tx,
  photo: PhotoRow,
  { picture, fileKey, edit }: EditedPicture,
): Promise<void> {
  await updatePhoto(tx.db, photo.id, {
    ...{ clear_key: newRandomName(), blur_key: newRandomName(), file_key: fileKey },
    ...{ rotate: edit.rotate, crop: cropOf(edit), ...pictureColumns(picture) },
  });
  await claimStoredFiles(tx, fileKey);
}

const cropOf = ({ crop }: PhotoEdit): number[] | null => crop && [crop.x, crop.y, crop.width, crop.height];
