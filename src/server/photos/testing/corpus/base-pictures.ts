import sharp, { type Sharp } from 'sharp';
import { seededBytes } from './seeded.ts';

const GRAIN = 60;
const grain = seededBytes(1, GRAIN * GRAIN * 3);

export const detailedPicture = (width = 640, height = 480): Sharp =>
  sharp(grain, { raw: { width: GRAIN, height: GRAIN, channels: 3 } }).resize(width, height, {
    fit: 'fill',
  });

/** A picture of one colour: large when decoded, small when encoded. */
export const plainPicture = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: { width, height, channels, background: { r: 18, g: 52, b: 86, alpha: 0.5 } },
    limitInputPixels: false,
  });

const once = (make: () => Promise<Buffer>) => {
  let made: Promise<Buffer> | undefined;
  return async (): Promise<Buffer> => {
    made ??= make();
    return Buffer.from(await made);
  };
};

export const base = {
  jpeg: once(() => detailedPicture().jpeg().toBuffer()),
  png: once(() => detailedPicture().png({ compressionLevel: 1 }).toBuffer()),
  webp: once(() => detailedPicture().webp({ effort: 0 }).toBuffer()),
  avif: once(() => detailedPicture().avif({ effort: 0 }).toBuffer()),
};
export const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
