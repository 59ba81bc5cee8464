import { PHOTO_SIZES, PHOTO_UPLOAD } from '#contract/constants';
import type { ErrorCode } from '#contract/errors';
import { ApiError } from '#contract/errors';
import type { App } from '../app.ts';
import {
  type ImageRefusal,
  ImageRefused,
  type Rendered,
  type Rendition,
} from '../platform/images/image-job.ts';
import type { Variant } from './addresses.ts';

const [large, normal, thumb] = PHOTO_SIZES;

/** The largest variant: what is left of the uploaded file, and what the others can be made of again. */
export const MASTER: Variant = '1600.webp';

const RENDITIONS: Record<Variant, Rendition> = {
  '1600.webp': { side: large, format: 'webp' },
  '768.webp': { side: normal, format: 'webp' },
  '256.webp': { side: thumb, format: 'webp' },
  '768.jpg': { side: normal, format: 'jpeg' },
  'blur.webp': { side: thumb, format: 'webp', blurred: true },
};

const REFUSALS: Record<ImageRefusal, ErrorCode> = {
  type: 'photo_type',
  too_many_pixels: 'photo_too_many_pixels',
  too_small: 'photo_too_small',
  broken: 'photo_broken',
};

/**
 * Makes every variant of an uploaded file. Throws `photo_type`, `photo_too_many_pixels`, `photo_too_small` (shorter side),
 * `photo_broken`, or `unavailable` when too many wait.
 */
export async function renderUpload({ images }: Pick<App, 'images'>, bytes: Uint8Array): Promise<Rendered> {
  try {
    const { maxPixels, minSide } = PHOTO_UPLOAD;
    return await images.render({ bytes, maxPixels, minSide, renditions: RENDITIONS });
  } catch (error) {
    throw error instanceof ImageRefused ? new ApiError(REFUSALS[error.reason], { cause: error }) : error;
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
 * Makes the variants that are missing of a picture, from its largest one or from its origin (the demo's drawings, for
 * example). False when there is nothing to make them of.
 */
export async function completePicture(
  app: Pick<App, 'storage' | 'images' | 'originOf'>,
  fileKey: string,
): Promise<boolean> {
  const missing = await missingVariants(app, fileKey);
  if (missing.length === 0) return true;
  const bytes = (await app.storage.read(`${fileKey}/${MASTER}`)) ?? (await app.originOf(fileKey));
  if (!bytes) return false;
  const renditions = Object.fromEntries(missing.map(variant => [variant, RENDITIONS[variant]]));
  const picture = await app.images.render({
    bytes,
    maxPixels: PHOTO_UPLOAD.maxPixels,
    minSide: 1,
    renditions,
  });
  await storePicture(app, fileKey, picture);
  return true;
}

async function missingVariants({ storage }: Pick<App, 'storage'>, fileKey: string): Promise<Variant[]> {
  const variants = Object.keys(RENDITIONS) as Variant[];
  const there = await Promise.all(variants.map(variant => storage.has(`${fileKey}/${variant}`)));
  return variants.filter((_, index) => !there[index]);
}
