import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { formatOf, isAccepted } from './format.ts';
import type { CropArea, ImageJob, ImageReply, Rendered, Rendition } from './image-job.ts';

// For safety, libvips may open only these five formats, and only from memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Long side in px, so small that nobody can recover details from blurred renditions. */
const BLUR_SIDE = 16;
/** Measurements (decision 0092) show that more effort saves few bytes. */
const ENCODING = {
  avif: { quality: 55, effort: 0 },
  webp: { quality: 80, effort: 2 },
  jpeg: { quality: 80, progressive: true },
};

/**
 * Decodes the picture once; its renditions have no metadata or transparency.
 * @spec D2.18
 */
export async function render(job: ImageJob): Promise<ImageReply> {
  const refused = await inspect(job);
  if (refused) return { refused };
  try {
    const { bytes, maxPixels } = job;
    const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const upright = input.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
    const pixels = await rotateAndCrop(await pixelsOf(upright, largestOf(job)), job);
    if (job.crop && shortSide(pixels.info) < job.minSide) return { refused: 'too_small' };
    return { rendered: await renditionsOf(pixels, job) };
  } catch {
    return { refused: 'broken' };
  }
}

/** Reads only the header, because decoding could take gigabytes of memory. */
async function inspect({
  bytes,
  maxPixels,
  minSide,
  moving,
}: ImageJob): Promise<'type' | 'too_many_pixels' | 'too_small' | 'broken' | null> {
  const format = formatOf(bytes);
  if (!format || !isAccepted(format, moving !== undefined)) return 'type';
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (metadata.format !== (format === 'avif' ? 'heif' : format)) return 'type';
    if ((metadata.pages ?? 1) > (moving?.maxPictures ?? Number.POSITIVE_INFINITY)) return 'too_many_pixels';
    if (metadata.width * metadata.height > maxPixels) return 'too_many_pixels';
    return shortSide(metadata) < minSide ? 'too_small' : null;
  } catch {
    return 'broken';
  }
}

const shortSide = ({ width, height }: { width: number; height: number }) => Math.min(width, height);

const largestOf = ({ renditions }: ImageJob): number =>
  Math.max(...Object.values(renditions).map(({ side }) => side));

async function renditionsOf(pixels: Pixels, { renditions }: ImageJob): Promise<Rendered> {
  const tiny = await pixelsOf(fromPixels(pixels), BLUR_SIDE);
  const files: Rendered['files'] = {};
  for (const { rendition, names } of bySize(renditions)) {
    const { side, blurred } = rendition;
    const sized = blurred ? await blurOf(tiny, side) : await pixelsOf(fromPixels(pixels), side);
    for (const [name, format] of names)
      files[name] = await fromPixels(sized).toFormat(format, ENCODING[format]).toBuffer();
  }
  const { dominant } = await fromPixels(tiny).stats();
  const { width, height } = pixels.info;
  return { width, height, colour: hex(dominant), placeholder: await thumbHash(tiny), files };
}

function bySize(renditions: ImageJob['renditions']) {
  const sizes = new Map<string, { rendition: Rendition; names: [string, Rendition['format']][] }>();
  for (const [name, rendition] of Object.entries(renditions)) {
    const size = `${rendition.side} ${rendition.blurred}`;
    const group = sizes.get(size) ?? { rendition, names: [] };
    group.names.push([name, rendition.format]);
    sizes.set(size, group);
  }
  return sizes.values();
}

async function thumbHash(tiny: Pixels): Promise<string> {
  const { data, info } = await fromPixels(tiny)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

type Pixels = { data: Buffer; info: OutputInfo };

/** The long side of the result is at most `side` px. */
const pixelsOf = (picture: Sharp, side: number): Promise<Pixels> =>
  unpack(picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }));

const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

function blurOf(source: Pixels, side: number): Promise<Pixels> {
  const enlarged = fromPixels(source).resize({ width: side, height: side, fit: 'inside', kernel: 'cubic' });
  return unpack(enlarged.blur(side / Math.max(source.info.width, source.info.height) / 2));
}

async function rotateAndCrop(
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
