import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { formatOf } from './format.ts';
import type { ImageJob, ImageReply, Rendered, Rendition } from './image-job.ts';

// Whatever libvips could be talked into, it opens these four formats from memory and nothing else.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Px to which a blurred picture shrinks before it grows again: what is gone here cannot be brought back. */
const BLUR_SIDE = 16;
const QUALITY = { webp: 80, jpeg: 82 };

type Pixels = { data: Buffer; info: OutputInfo };

/** Makes the renditions of a picture, unpacking it once: upright, in sRGB, without metadata and transparency. */
export async function render(job: ImageJob): Promise<ImageReply> {
  const refused = await inspect(job);
  if (refused) return { refused };
  try {
    return { rendered: await renditionsOf(job) };
  } catch {
    return { refused: 'broken' };
  }
}

/** Judges by the header alone: a picture that unpacks to gigabytes is refused before it does. */
async function inspect({
  bytes,
  maxPixels,
  minSide,
}: ImageJob): Promise<'type' | 'too_many_pixels' | 'too_small' | 'broken' | null> {
  const format = formatOf(bytes);
  if (!format) return 'type';
  try {
    const { width, height, format: found } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found !== (format === 'avif' ? 'heif' : format)) return 'type';
    if (width * height > maxPixels) return 'too_many_pixels';
    return Math.min(width, height) < minSide ? 'too_small' : null;
  } catch {
    return 'broken';
  }
}

async function renditionsOf({ bytes, maxPixels, renditions }: ImageJob): Promise<Rendered> {
  const largest = Math.max(...Object.values(renditions).map(({ side }) => side));
  const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const upright = input.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
  const pixels = await pixelsOf(upright, largest);
  const files: Rendered['files'] = {};
  for (const [name, rendition] of Object.entries(renditions)) files[name] = await encode(pixels, rendition);
  const { dominant } = await fromPixels(pixels).stats();
  const { width, height } = pixels.info;
  return { width, height, colour: hex(dominant), files };
}

async function encode(pixels: Pixels, { side, format, blurred }: Rendition): Promise<Buffer> {
  const picture = blurred ? await blur(pixels, side) : within(fromPixels(pixels), side);
  return picture.toFormat(format, { quality: QUALITY[format] }).toBuffer();
}

async function blur(pixels: Pixels, side: number): Promise<Sharp> {
  const few = await pixelsOf(fromPixels(pixels), BLUR_SIDE);
  return fromPixels(few)
    .resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' })
    .blur(side / BLUR_SIDE / 2);
}

const pixelsOf = (picture: Sharp, side: number): Promise<Pixels> =>
  within(picture, side).raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
