import * as z from 'zod/mini';
import type { PhotoSize } from './constants.ts';

/** The smallest comes first, because browsers take a picture's first supported source. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const PICTURE_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Returns the picture's address in another format. */
export const inFormat = (filename: string, format: PictureFormat): string =>
  filename.replace(/\.(avif|webp|jpg)(?=\?|$)/, `.${format}`);

/** Returns the photo's address in another size. A blurred photo has one size only. */
export const inSize = (filename: string, size: PhotoSize): string =>
  filename.replace(/\/\d+(?=\.\w+(?:\?|$))/, `/${size}`);

const fraction = z.number().check(z.gte(0), z.lte(1));
const ROUNDING_ERROR = 1e-6;
const crop = z.object({ x: fraction, y: fraction, width: fraction, height: fraction }).check(
  z.refine(({ width, height }) => width > 0 && height > 0),
  z.refine(({ x, y, width, height }) => x + width <= 1 + ROUNDING_ERROR && y + height <= 1 + ROUNDING_ERROR),
);

/**
 * Rotates clockwise before cropping. `crop` is in fractions of width and height.
 * @spec 3.2 D2.18
 */
export const photoEdit = z.object({
  rotate: z.literal([0, 90, 180, 270]),
  crop: z.nullable(crop),
});
export type PhotoEdit = z.output<typeof photoEdit>;
