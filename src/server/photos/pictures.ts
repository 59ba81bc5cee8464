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
import { ORIGINAL, VARIANTS, type Variant } from './addresses.ts';
import { fillPlaceholder } from './queries.ts';

const [, , thumb] = PHOTO_SIZES;

/** The largest variant: what is left of the uploaded file, and what the others can be made of again. */
export const MASTER: Variant = '1600.webp';

const RENDITIONS = Object.fromEntries(VARIANTS.map(name => [name, renditionOf(name)]));

function renditionOf(name: Variant): Rendition {
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

/** A picture's file, and the profile it is of: one member's many wait behind the first ones of others. */
export type OwnedBytes = { bytes: Uint8Array; owner: string };

/**
 * Makes every variant of an uploaded file. Throws `photo_type`, `photo_too_many_pixels`, `photo_too_small` (shorter side, less than
 * `minSide` px), `photo_broken`, or `unavailable` when too many wait.
 */
export const renderUpload = (
  app: Pick<App, 'images'>,
  upload: OwnedBytes,
  minSide: number = ACCEPTED.minSide,
): Promise<Rendered> => renderNew(app, upload, RENDITIONS, minSide);

/** Makes the largest variant and no other, of a picture that no list shows. Throws as `renderUpload` does. */
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

/** Makes every variant of a part of a kept original. Refuses `edit.crop` whose shorter side is too small. */
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

/** Writes the variants below a file key. */
export async function storePicture(
  { storage }: Pick<App, 'storage'>,
  fileKey: string,
  { files }: Pick<Rendered, 'files'>,
): Promise<void> {
  await Promise.all(
    Object.entries(files).map(([variant, bytes]) => storage.write(`${fileKey}/${variant}`, bytes)),
  );
}

/**
 * Makes the variants that are missing of a picture, or of some of them, from its largest one or from its origin (the demo's
 * drawings, for example). False when there is nothing to make them of.
 */
export async function completePicture(
  app: Pick<App, 'db' | 'storage' | 'images' | 'originOf'>,
  fileKey: string,
  wanted: readonly Variant[] = VARIANTS,
): Promise<boolean> {
  const missing = await missingVariants(app, fileKey, wanted);
  if (missing.length === 0) return true;
  const bytes = (await app.storage.read(`${fileKey}/${MASTER}`)) ?? (await app.originOf(fileKey));
  if (!bytes) return false;
  const renditions = Object.fromEntries(missing.map(variant => [variant, renditionOf(variant)]));
  const picture = await app.images.render({ bytes, ...ACCEPTED, minSide: 1, renditions });
  await storePicture(app, fileKey, picture);
  await fillPlaceholder(app.db, fileKey, picture.placeholder);
  // Whoever deleted the photo meanwhile removed its files before these were written.
  if (!(await isFileReferenced(app.db, fileKey))) await app.storage.removeAll(fileKey);
  return true;
}

/** What a picture is cut out of: its own largest variant while it is all of it. Null when its files are gone. */
export async function readOriginal(
  app: Pick<App, 'db' | 'storage' | 'images' | 'originOf'>,
  fileKey: string,
): Promise<Buffer | null> {
  const read = async () =>
    (await app.storage.read(`${fileKey}/${ORIGINAL}`)) ?? app.storage.read(`${fileKey}/${MASTER}`);
  return (await read()) ?? ((await completePicture(app, fileKey)) ? read() : null);
}

async function missingVariants(
  { storage }: Pick<App, 'storage'>,
  fileKey: string,
  wanted: readonly Variant[],
): Promise<Variant[]> {
  const there = await Promise.all(wanted.map(variant => storage.has(`${fileKey}/${variant}`)));
  return wanted.filter((_, index) => !there[index]);
}
