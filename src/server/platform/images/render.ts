import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { formatOf, isAccepted } from './format.ts';
import type { ImageJob, ImageReply, Rendered, Rendition } from './image-job.ts';
import { blurOf, fromPixels, type Pixels, pixelsOf, rotateAndCrop } from './pixels.ts';

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
