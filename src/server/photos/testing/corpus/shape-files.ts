import sharp from 'sharp';
import { base, detailedPicture, plainPicture } from './base-pictures.ts';
import { chunk, withChunks } from './containers.ts';
import { type CorpusFile, filesOf } from './corpus-file.ts';
import { seededBytes } from './seeded.ts';

const cmyk = () => detailedPicture().toColourspace('cmyk');
const cmykFiles = filesOf('CMYK JPEG', 'made', {
  plain: () => cmyk().jpeg().toBuffer(),
  progressive: () => cmyk().jpeg({ progressive: true }).toBuffer(),
  'with its profile': () => cmyk().withIccProfile('cmyk').jpeg().toBuffer(),
  turned: () => cmyk().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'best quality': () => cmyk().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
  'of 12 megapixels': () =>
    detailedPicture(4000, 3000).toColourspace('cmyk').jpeg({ quality: 60 }).toBuffer(),
});

const deep = (channels: 1 | 2 | 3 | 4) =>
  sharp(new Uint16Array(seededBytes(channels, 100 * 100 * channels * 2).buffer.slice(0)), {
    raw: { width: 100, height: 100, channels },
  }).resize(500, 500);
const deepFiles = filesOf('16-bit PNG', 'made', {
  'of grey': () => deep(1).toColourspace('grey16').png().toBuffer(),
  'of colour': () => deep(3).toColourspace('rgb16').png().toBuffer(),
  'of colour and alpha': () => deep(4).toColourspace('rgb16').png().toBuffer(),
  interlaced: () => deep(3).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  'of 12 megapixels': () =>
    plainPicture(4000, 3000).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  'with gamma': async () =>
    withChunks(
      await deep(3).toColourspace('rgb16').png().toBuffer(),
      chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
    ),
});

const flatFiles = filesOf('palette and alpha PNG', 'made', {
  palette: () => detailedPicture().png({ palette: true, effort: 1 }).toBuffer(),
  'palette of 2': () => detailedPicture().png({ palette: true, colours: 2, effort: 1 }).toBuffer(),
  'palette and alpha': () => plainPicture(500, 500, 4).png({ palette: true, effort: 1 }).toBuffer(),
  'all transparent': () =>
    sharp({ create: { width: 500, height: 500, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer(),
  'half transparent': () => plainPicture(600, 450, 4).png().toBuffer(),
  grey: () => detailedPicture().greyscale().png().toBuffer(),
  'one bit': () => detailedPicture().threshold().png({ palette: true, colours: 2, effort: 1 }).toBuffer(),
  'transparent WebP': () => plainPicture(500, 500, 4).webp({ effort: 0 }).toBuffer(),
  'transparent AVIF': () => plainPicture(500, 500, 4).avif({ effort: 0 }).toBuffer(),
  'with a transparent colour': async () => withChunks(await base.png(), chunk('tRNS', Buffer.alloc(6))),
});

const unusualFiles = filesOf('progressive, interlaced, lossless', 'made', {
  'progressive JPEG': () => detailedPicture().jpeg({ progressive: true }).toBuffer(),
  'JPEG with every sample': () => detailedPicture().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'grey JPEG': () => detailedPicture().greyscale().jpeg().toBuffer(),
  'JPEG of quality 1': () => detailedPicture().jpeg({ quality: 1 }).toBuffer(),
  'optimised JPEG': () => detailedPicture().jpeg({ mozjpeg: true }).toBuffer(),
  'interlaced PNG': () => detailedPicture().png({ progressive: true }).toBuffer(),
  'lossless WebP': () => detailedPicture().webp({ lossless: true, effort: 0 }).toBuffer(),
  'lossless AVIF': () => detailedPicture().avif({ lossless: true, effort: 0 }).toBuffer(),
  'AVIF of 10 bits': () => detailedPicture().avif({ bitdepth: 10, effort: 0 }).toBuffer(),
  'AVIF of 12 bits': () => detailedPicture().avif({ bitdepth: 12, effort: 0 }).toBuffer(),
  'narrow as a strip': () => detailedPicture(400, 9_000).jpeg().toBuffer(),
  'progressive, of 40 megapixels': () => plainPicture(8_000, 5_000).jpeg({ progressive: true }).toBuffer(),
  'turned, of 40 megapixels': () =>
    plainPicture(8_000, 5_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'interlaced, of 40 megapixels': () =>
    plainPicture(8_000, 5_000).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  'WebP of 40 megapixels': () => plainPicture(8_000, 5_000).webp({ effort: 0 }).toBuffer(),
});

const frames = (count: number, width = 450, height = 450) =>
  sharp(
    Array.from({ length: count }, (_, index) => ({
      create: { width, height, channels: 3 as const, background: { r: index * 20, g: 99, b: 9 } },
    })).map(one => ({ ...one })) as never,
    { join: { animated: true } },
  );
const animatedFiles = [
  ...filesOf('animated GIF', 'photo_type', {
    '2 frames': () => frames(2).gif().toBuffer(),
    '20 frames': () => frames(20).gif().toBuffer(),
    'one frame': () => detailedPicture().gif().toBuffer(),
    'that claims to be JPEG': () => frames(3).gif().toBuffer(),
    'without frames': async () => Buffer.from('GIF89a\x10\x27\x10\x27\x80\0\0\0\0\0\xff\xff\xff;', 'latin1'),
    'cut short': async () => (await frames(5).gif().toBuffer()).subarray(0, 300),
  }),
  ...filesOf('animated WebP', 'made', {
    '2 frames': () => frames(2).webp({ effort: 0 }).toBuffer(),
    '20 frames': () => frames(20).webp({ effort: 0 }).toBuffer(),
    lossless: () => frames(5).webp({ effort: 0, lossless: true }).toBuffer(),
    '200 frames': () => frames(200, 400, 400).webp({ effort: 0 }).toBuffer(),
  }),
  ...filesOf('APNG', 'any', {
    '2 frames': () => apng(2),
    '50 frames': () => apng(50),
    'that says 2,000,000,000 frames': () => apng(1, 2_000_000_000),
    'frames larger than it': () => apng(3, 3, 60_000),
  }),
  ...filesOf('AVIF sequence', 'any', {
    'a still that calls itself one': () => branded('avis'),
    'of the brand msf1': () => branded('msf1'),
    'of the brand mif1': () => branded('mif1'),
    'of a brand nobody knows': () => branded('zzzz'),
    'HEIC by name': () => branded('heic'),
  }),
];

async function apng(count: number, declaredCount = count, side = 480): Promise<Buffer> {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(declaredCount, 0);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(side, 4);
  frame.writeUInt32BE(side, 8);
  const data = Array.from({ length: Math.min(count, 50) }, () => [
    chunk('fcTL', frame),
    chunk('fdAT', seededBytes(9, 200)),
  ]).flat();
  return withChunks(await base.png(), chunk('acTL', control), ...data);
}

async function branded(brand: string): Promise<Buffer> {
  const avif = await base.avif();
  avif.write(brand, 8, 'latin1');
  return avif;
}

export const shapeFiles: CorpusFile[] = [
  ...cmykFiles,
  ...deepFiles,
  ...flatFiles,
  ...unusualFiles,
  ...animatedFiles,
];
