import { ApiError } from '#contract/errors';
import type { PhotoEdit } from '#contract/pictures';
import type { App } from '../app.ts';
import type { Rendered } from '../platform/images/image-job.ts';
import { newRandomName } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { ORIGINAL } from './addresses.ts';
import { readOriginal, renderEdit } from './pictures.ts';
import { type PhotoRow, updatePhoto } from './queries.ts';
import { keepStored, lookOf, storeNew } from './store-new.ts';

/** A picture that was cut anew and waits to become a photo's. */
export type CutPicture = { picture: Rendered; fileKey: string; edit: PhotoEdit };

/** How a photo is cut out of its original. */
export const editOf = ({ rotate, crop }: Pick<PhotoRow, 'rotate' | 'crop'>): PhotoEdit => {
  const [x, y, width, height] = crop ?? [];
  const isPart = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return { rotate: rotate as PhotoEdit['rotate'], crop: isPart ? { x, y, width, height } : null };
};

/**
 * Makes the picture of an edit from the original, which goes along with its files; null when the photo is cut so already.
 * Throws `photo_too_small` at `edit.crop`, and `unavailable` when the files are not there.
 */
export async function cutPhoto(app: App, photo: PhotoRow, edit: PhotoEdit): Promise<CutPicture | null> {
  if (JSON.stringify(cropOf(edit)) === JSON.stringify(photo.crop) && edit.rotate === photo.rotate)
    return null;
  const original = await readOriginal(app, photo.file_key);
  if (!original) throw new ApiError('unavailable');
  const picture = await renderEdit(app, { bytes: original, owner: photo.profile_id }, edit);
  const files = { ...picture.files, [ORIGINAL]: original };
  return { picture, fileKey: await storeNew(app, { files }), edit };
}

/** The photo shows what was cut, at addresses of its own; the trigger gives up the files it had. */
export async function useCut(tx: Tx, photo: PhotoRow, { picture, fileKey, edit }: CutPicture): Promise<void> {
  await updatePhoto(tx.db, photo.id, {
    ...{ clear_key: newRandomName(), blur_key: newRandomName(), file_key: fileKey },
    ...{ rotate: edit.rotate, crop: cropOf(edit), ...lookOf(picture) },
  });
  await keepStored(tx, fileKey);
}

const cropOf = ({ crop }: PhotoEdit): number[] | null => crop && [crop.x, crop.y, crop.width, crop.height];
