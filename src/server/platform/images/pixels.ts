import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { ImageJob, Part } from './image-job.ts';

/** An unpacked picture. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** Unpacks a picture, its long side at most `side` px. */
export const pixelsOf = (picture: Sharp, side: number): Promise<Pixels> =>
  unpack(picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }));

/** A picture to go on with. */
export const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Few pixels, enlarged to a soft picture of `side` px. */
export function blurOf(few: Pixels, side: number): Promise<Pixels> {
  const grown = fromPixels(few).resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' });
  return unpack(grown.blur(side / Math.max(few.info.width, few.info.height) / 2));
}

/** Turns pixels clockwise, then cuts a part out of them. */
export async function cut(
  pixels: Pixels,
  { rotate, crop }: Pick<ImageJob, 'rotate' | 'crop'>,
): Promise<Pixels> {
  const turned = rotate ? await unpack(fromPixels(pixels).rotate(rotate)) : pixels;
  return crop ? unpack(fromPixels(turned).extract(areaOf(crop, turned.info))) : turned;
}

/** Whole px of a part, within the picture whatever its fractions lost. */
function areaOf({ x, y, width, height }: Part, size: { width: number; height: number }) {
  const left = Math.min(Math.round(x * size.width), size.width - 1);
  const top = Math.min(Math.round(y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - top)),
  };
}

const unpack = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });
