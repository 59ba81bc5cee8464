import { deflateSync } from 'node:zlib';
import { base, detailedPicture, formats, plainPicture } from './base-pictures.ts';
import { chunk, segment, withChunks, withPngSize, withSegments } from './containers.ts';
import { CANARY, type CorpusFile, filesOf } from './corpus-file.ts';
import { seededBytes, seededRandomOf } from './seeded.ts';

const bombs = [
  ...filesOf('bombs', 'photo_too_many_pixels', {
    'PNG strip of 500 x 100,000': () => plainPicture(500, 100_000).png().toBuffer(),
    'PNG of 15,000 x 15,000': () => plainPicture(15_000, 15_000).png().toBuffer(),
    'JPEG of 15,000 x 15,000': () => plainPicture(15_000, 15_000).jpeg({ quality: 1 }).toBuffer(),
    'PNG of 15,000 x 15,000 by two colours': () =>
      plainPicture(15_000, 15_000).png({ palette: true, colours: 2, effort: 1 }).toBuffer(),
    'JPEG of 8,000 x 5,001': () => plainPicture(8_000, 5_001).jpeg().toBuffer(),
    'WebP of 8,000 x 5,001': () => plainPicture(8_000, 5_001).webp({ effort: 0 }).toBuffer(),
    'PNG that says 65,535 x 65,535': async () => withPngSize(await base.png(), 65_535, 65_535),
    'PNG that says 2,000,000,000 px wide': async () => withPngSize(await base.png(), 1_000_000, 1_000_000),
    'JPEG that says 65,500 x 65,500': () => withJpegSize(65_500, 65_500),
  }),
  ...filesOf('bombs', 'any', {
    'PNG with 100 MB of text in 100 kB': async () =>
      withChunks(
        await base.png(),
        chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
      ),
    'PNG with 50,000 texts': async () =>
      withChunks(
        await base.png(),
        ...Array.from({ length: 50_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
      ),
    'JPEG of 2,000 empty scans': manyScans,
  }),
];

async function withJpegSize(width: number, height: number): Promise<Buffer> {
  const jpeg = await base.jpeg();
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, at + 5);
  jpeg.writeUInt16BE(width, at + 7);
  return jpeg;
}

/** A JPEG with 2,000 repeated scans: the decoder must process each of them. */
async function manyScans(): Promise<Buffer> {
  const jpeg = await detailedPicture(4_000, 3_000).jpeg({ progressive: true, quality: 20 }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, last + 2 + jpeg.readUInt16BE(last + 2));
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: 2_000 }, () => scan),
    jpeg.subarray(-2),
  ]);
}

const lies = filesOf('headers that lie', 'any', {
  ...Object.fromEntries(
    [
      [640, 479],
      [640, 481],
      [639, 480],
      [641, 480],
      [4_000, 4_000],
      [6_300, 6_300],
      [400, 400],
    ].map(([width = 0, height = 0]) => [
      `PNG that says ${width} x ${height}`,
      async () => withPngSize(await base.png(), width, height),
    ]),
  ),
  ...Object.fromEntries(
    [
      [640, 479],
      [1_280, 960],
      [6_300, 6_300],
      [400, 400],
      [65_500, 600],
    ].map(([width = 0, height = 0]) => [
      `JPEG that says ${width} x ${height}`,
      () => withJpegSize(width, height),
    ]),
  ),
  'PNG of bit depth 3': () => patched('png', 24, 3),
  'PNG of colour type 5': () => patched('png', 25, 5),
  'PNG whose sum is wrong': () => patched('png', 30, 7),
  'JPEG of 9 components': async () =>
    patched('jpeg', (await base.jpeg()).indexOf(Buffer.from([0xff, 0xc0])) + 9, 9),
  'JPEG of 12 bits': async () =>
    patched('jpeg', (await base.jpeg()).indexOf(Buffer.from([0xff, 0xc0])) + 4, 12),
  'WebP that says it is longer': () => patched('webp', 6, 0xff),
  'WebP of another size': () => patched('webp', 27, 0x0f),
  'AVIF of another size': async () => patched('avif', (await base.avif()).indexOf('ispe') + 10, 0x08),
});

async function patched(format: (typeof formats)[number], at: number, value: number): Promise<Buffer> {
  const bytes = await base[format]();
  bytes[at] = value;
  return bytes;
}

const truncated = formats.flatMap(format =>
  [0.02, 0.1, 0.3, 0.6, 0.9, 0.999].flatMap(share =>
    filesOf('truncated', 'any', {
      [`${format} after ${share * 100} %`]: async () => {
        const bytes = await base[format]();
        return bytes.subarray(0, Math.floor(bytes.length * share));
      },
    }),
  ),
);

const html = Buffer.from(`<!doctype html><script>alert("${CANARY}")</script>`);
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from(CANARY),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);
const appended = (tail: Buffer) =>
  Object.fromEntries(
    formats.map(format => [
      `${format} and ${tail === zip ? 'ZIP' : 'HTML'}`,
      async () => Buffer.concat([await base[format](), tail]),
    ]),
  );
const polyglots = [
  ...filesOf('polyglots', 'made', {
    ...appended(html),
    ...appended(zip),
    'JPEG and JavaScript': async () =>
      withSegments(await base.jpeg(), segment(0xfe, Buffer.from(`*/=1;alert("${CANARY}")/*`))),
    'JPEG with HTML in its comment': async () => withSegments(await base.jpeg(), segment(0xfe, html)),
    'JPEG and another JPEG': async () =>
      Buffer.concat([await base.jpeg(), withSegments(await base.jpeg(), segment(0xfe, html))]),
    'PNG with PHP in a text': async () =>
      withChunks(await base.png(), chunk('tEXt', Buffer.from(`c\0<?php ${CANARY} ?>`))),
  }),
  ...filesOf('polyglots', 'photo_type', {
    'PDF that holds a JPEG': async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await base.jpeg()]),
    'HTML that holds a PNG': async () => Buffer.concat([html, await base.png()]),
    'GIF and JavaScript': async () => Buffer.from('GIF89a/*'.padEnd(900, ' ').concat('*/=1;alert(1)')),
    'ZIP that holds a WebP': async () => Buffer.concat([zip, await base.webp()]),
    'RIFF that is a film': async () =>
      Buffer.concat([Buffer.from('RIFF\x10\0\0\0AVI ', 'latin1'), await base.webp()]),
  }),
];

const FUZZED_EACH = 15;
const fuzzed = formats.flatMap((format, family) =>
  Array.from({ length: FUZZED_EACH }, (_, index) => index + 1).flatMap(strength =>
    filesOf('fuzzed bytes', 'any', {
      [`${format}, seed ${strength}`]: () => fuzz(format, family * 1_000 + strength),
    }),
  ),
);

async function fuzz(format: (typeof formats)[number], seed: number): Promise<Buffer> {
  const bytes = await base[format]();
  const next = seededRandomOf(seed);
  const within = (size: number) => Math.floor(next() * size);
  for (let change = 0; change < 1 + (seed % 40); change++)
    bytes[12 + within(bytes.length - 12)] = within(256);
  const [from, to] = [within(bytes.length), within(bytes.length)].sort((a, b) => a - b);
  if (seed % 3 === 0) return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  if (seed % 5 === 0)
    return Buffer.concat([bytes.subarray(0, 600), seededBytes(seed, 3_000), bytes.subarray(600)]);
  return bytes;
}

export const hostileFiles: CorpusFile[] = [...bombs, ...lies, ...truncated, ...polyglots, ...fuzzed];
