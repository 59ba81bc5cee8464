import * as z from 'zod/mini';

/** Formats every picture is there in, the smallest files first: the order of the sources of a `picture` element. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Media types of the formats. */
export const PICTURE_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The address of the same picture in another format, its ticket kept; addresses that are none of a picture stay as they are. */
export const inFormat = (filename: string, format: PictureFormat): string =>
  filename.replace(/\.(avif|webp|jpg)(?=\?|$)/, `.${format}`);

const fraction = z.number().check(z.gte(0), z.lte(1));
/** What fractions lose when they are computed. */
const LOSS = 1e-6;
const crop = z.object({ x: fraction, y: fraction, width: fraction, height: fraction }).check(
  z.refine(({ width, height }) => width > 0 && height > 0),
  z.refine(({ x, y, width, height }) => x + width <= 1 + LOSS && y + height <= 1 + LOSS),
);

/**
 * How a picture is cut out of its original: turned clockwise by so many degrees, then cut to a rectangle, in fractions of the
 * turned original's width and height from its upper left corner. `crop` null is all of it.
 */
export const photoEdit = z.object({
  rotate: z.literal([0, 90, 180, 270]),
  crop: z.nullable(crop),
});
export type PhotoEdit = z.output<typeof photoEdit>;
