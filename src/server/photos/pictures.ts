import { PHOTO_SIZES, PHOTO_UPLOAD } from '#contract/constants';
import type { ErrorCode } from '#contract/errors';
import { ApiError, fieldError } from '#contract/errors';
import type { PhotoEdit } from '#contract/pictures';
import type { App } from '../app.ts';
import {
  type ImageRefusal,
  ImageRefused,
  type Rendered,
  type Rendition,
} from '../platform/images/image-job.ts';
import { isFileReferenced } from '../platform/unreferenced-files.ts';
import { ORIGINAL_FILE, RENDITION_NAMES, type RenditionName } from './addresses.ts';
import { fillPlaceholder } from './queries.ts';

const [, , , thumb] = PHOTO_SIZES;

/** The largest rendition. Missing renditions are made from it. */
export const MASTER: RenditionName = '1600.webp';

const RENDITIONS = Object.fromEntries(RENDITION_NAMES.map(name => [name, renditionOf(name)]));

function renditionOf(name: RenditionName): Rendition {
  const [size = '', ending] = name.split('.');
  const format = ending === 'jpg' ? 'jpeg' : (ending as 'avif' | 'webp');
  return size === 'blur' ? { side: thumb, format, blurred: true } : { side: Number(size), format };
}

const ACCEPTED = { maxPixels: PHOTO_UPLOAD.maxPixels, minSide: PHOTO_UPLOAD.minSide };

const REFUSALS: Record<ImageRefusal, ErrorCode> = {
  type: 'photo_type',
  too_many_pixels: 'photo_too_many_pixels',
  too_small: 'photo_too_small',
  broken: 'photo_broken',
};

/** `owner` is a profile id; the rendering queue serves the owners in turn. */
export type OwnedBytes = { bytes: Uint8Array; owner: string };

/**
 * Makes every rendition of an upload.
 * @throws photo_type; photo_too_many_pixels; photo_too_small below `minSide` px; photo_broken; unavailable if
 * too many pictures wait
 * @spec D2.18
 */
export const renderUpload = (
  app: Pick<App, 'images'>,
  upload: OwnedBytes,
  minSide: number = ACCEPTED.minSide,
): Promise<Rendered> => renderNew(app, upload, RENDITIONS, minSide);

/** Makes only the `MASTER` rendition, because selfies are never shown in smaller sizes. */
export const renderMaster = (app: Pick<App, 'images'>, upload: OwnedBytes): Promise<Rendered> =>
  renderNew(app, upload, { [MASTER]: renditionOf(MASTER) });

async function renderNew(
  { images }: Pick<App, 'images'>,
  { bytes, owner }: OwnedBytes,
  renditions: Record<string, Rendition>,
  minSide: number = ACCEPTED.minSide,
): Promise<Rendered> {
  try {
    return await images.render({ bytes, owner, ...ACCEPTED, minSide, renditions });
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error;
    throw new ApiError(REFUSALS[error.reason], { params: { photo_min_side: minSide }, cause: error });
  }
}

/** @throws photo_too_small at `edit.crop` */
export async function renderEdit(
  { images }: Pick<App, 'images'>,
  { bytes, owner }: OwnedBytes,
  { rotate, crop }: PhotoEdit,
): Promise<Rendered> {
  const minSide = crop ? ACCEPTED.minSide : 1;
  try {
    return await images.render({ bytes, owner, ...ACCEPTED, minSide, rotate, crop, renditions: RENDITIONS });
  } catch (error) {
    const isTooSmall = error instanceof ImageRefused && error.reason === 'too_small';
    throw isTooSmall ? fieldError('edit.crop', 'photo_too_small') : error;
  }
}

export async function storePicture(
  { storage }: Pick<App, 'storage'>,
  fileKey: string,
  { files }: Pick<Rendered, 'files'>,
): Promise<void> {
  await Promise.all(
    Object.entries(files).map(([rendition, bytes]) => storage.write(`${fileKey}/${rendition}`, bytes)),
  );
}

/** Makes missing renditions. Resolves to false if there is no picture to make them from. */
export async function completePicture(
  app: Pick<App, 'db' | 'storage' | 'images' | 'recreateFile'>,
  fileKey: string,
  wanted: readonly RenditionName[] = RENDITION_NAMES,
): Promise<boolean> {
  const missing = await missingRenditions(app, fileKey, wanted);
  if (missing.length === 0) return true;
  const bytes = (await app.storage.read(`${fileKey}/${MASTER}`)) ?? (await app.recreateFile(fileKey));
  if (!bytes) return false;
  const renditions = Object.fromEntries(missing.map(rendition => [rendition, renditionOf(rendition)]));
  const picture = await app.images.render({ bytes, ...ACCEPTED, minSide: 1, renditions });
  await storePicture(app, fileKey, picture);
  await fillPlaceholder(app.db, fileKey, picture.placeholder);
  // The photo may have been deleted meanwhile, and nothing else would remove these files.
  if (!(await isFileReferenced(app.db, fileKey))) await app.storage.removeAll(fileKey);
  return true;
}

export async function readOriginal(
  app: Pick<App, 'db' | 'storage' | 'images' | 'recreateFile'>,
  fileKey: string,
): Promise<Buffer | null> {
  const read = async () =>
    (await app.storage.read(`${fileKey}/${ORIGINAL_FILE}`)) ?? app.storage.read(`${fileKey}/${MASTER}`);
  return (await read()) ?? ((await completePicture(app, fileKey)) ? read() : null);
}

async function missingRenditions(
  { storage }: Pick<App, 'storage'>,
  fileKey: string,
  wanted: readonly RenditionName[],
): Promise<RenditionName[]> {
  const exists = await Promise.all(wanted.map(rendition => storage.has(`${fileKey}/${rendition}`)));
  return wanted.filter((_, index) => !exists[index]);
}
