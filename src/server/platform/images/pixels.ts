import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { CropArea, ImageJob } from './image-job.ts';

export type Pixels = { data: Buffer; info: OutputInfo };

/** The long side of the result is at most `side` px. */
export const pixelsOf = (picture: Sharp, side: number): Promise<Pixels> =>
  unpack(picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }));

export const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

export function blurOf(source: Pixels, side: number): Promise<Pixels> {
  const enlarged = fromPixels(source).resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' });
  return unpack(enlarged.blur(side / Math.max(source.info.width, source.info.height) / 2));
}

export async function rotateAndCrop(
  pixels: Pixels,
  { rotate, crop }: Pick<ImageJob, 'rotate' | 'crop'>,
): Promise<Pixels> {
  const rotated = rotate ? await unpack(fromPixels(pixels).rotate(rotate)) : pixels;
  return crop ? unpack(fromPixels(rotated).extract(areaOf(crop, rotated.info))) : rotated;
}

/** Returns the crop area in px, which stays within the picture despite rounding. */
function areaOf({ x, y, width, height }: CropArea, size: { width: number; height: number }) {
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
