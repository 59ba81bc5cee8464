import { gzipSync } from 'node:zlib';
import { PHOTO_UPLOAD } from '#contract/constants';
import { base, detailedPicture, formats } from './base-pictures.ts';
import { type CorpusFile, filesOf } from './corpus-file.ts';
import { seededBytes } from './seeded.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="500" height="500">${inside}</svg>`;
const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join(
  '',
);
const svgs = filesOf('SVG', 'photo_type', {
  plain: async () => Buffer.from(svg('<rect width="500" height="500"/>')),
  'with a script': async () => Buffer.from(svg('<script>alert(1)</script>')),
  'that reads a file': async () =>
    Buffer.from(svg('<image xlink:href="file:///etc/hostname" width="500" height="500"/>')),
  'that calls home': async () =>
    Buffer.from(svg('<image href="http://localhost/x.png" width="9" height="9"/>')),
  'of entities by the billion': async () =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY e0 "lol">${entities}]>${svg('<text>&e9;</text>')}`),
  'behind an XML head': async () => Buffer.from(`<?xml version="1.0"?>\n${svg('')}`),
  'behind a byte order mark': async () => Buffer.from(`\ufeff${svg('')}`),
  'in UTF-16': async () => Buffer.from(svg(''), 'utf16le'),
  packed: async () => gzipSync(svg('')),
  'behind spaces': async () => Buffer.from(`${' '.repeat(2_000)}${svg('')}`),
});

const empties = filesOf('nothing, or hardly anything', 'any', {
  'no byte': async () => Buffer.alloc(0),
  'one byte': async () => Buffer.from([0xff]),
  'the first 3 of a JPEG': async () => (await base.jpeg()).subarray(0, 3),
  'start and end of a JPEG': async () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  'the first 8 of a PNG': async () => (await base.png()).subarray(0, 8),
  'head and end of a PNG': async () =>
    Buffer.concat([(await base.png()).subarray(0, 33), (await base.png()).subarray(-12)]),
  'the first 12 of a WebP': async () => (await base.webp()).subarray(0, 12),
  'the first 32 of an AVIF': async () => (await base.avif()).subarray(0, 32),
  '1 kB of zeros': async () => Buffer.alloc(1_024),
  '1 MB of zeros': async () => Buffer.alloc(1_024 * 1_024),
});

const names = [
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'text/html',
  'application/octet-stream',
];
const misnamed = [
  ...names.flatMap(type =>
    filesOf('a wrong content type', 'made', { [`JPEG as ${type}`]: base.jpeg }, { type }),
  ),
  ...formats.flatMap(format =>
    filesOf('a wrong content type', 'made', { [`${format} as JPEG`]: base[format] }),
  ),
  ...filesOf('a wrong content type', 'photo_type', {
    'a TIFF': () => detailedPicture().tiff().toBuffer(),
    'a PDF': async () => Buffer.from('%PDF-1.7\n1 0 obj'),
    'a BMP': async () => Buffer.concat([Buffer.from('BM'), seededBytes(11, 4_000)]),
    'an ICO': async () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), seededBytes(13, 4_000)]),
    'an MP4': async () =>
      Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), seededBytes(15, 4_000)]),
    JSON: async () => Buffer.from('{"photo":true}'),
    'a program': async () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), seededBytes(17, 4_000)]),
  }),
];

const sizes = [
  ...filesOf('too small', 'photo_too_small', {
    '1 x 1': () => detailedPicture(1, 1).png().toBuffer(),
    '399 x 800': () => detailedPicture(399, 800).jpeg().toBuffer(),
    '800 x 399': () => detailedPicture(800, 399).webp().toBuffer(),
    '399 x 399': () => detailedPicture(399, 399).avif({ effort: 0 }).toBuffer(),
    '1 x 5,000': () => detailedPicture(1, 5_000).png().toBuffer(),
    '5,000 x 1': () => detailedPicture(5_000, 1).jpeg().toBuffer(),
    '399 turned': () => detailedPicture(399, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  }),
  ...filesOf('as small as may be', 'made', {
    '400 x 400': () => detailedPicture(400, 400).jpeg().toBuffer(),
    '400 x 4,000': () => detailedPicture(400, 4_000).png().toBuffer(),
  }),
  ...filesOf('too large', 'photo_too_large', {
    'a byte more than 10 MB': async () => padded(PHOTO_UPLOAD.maxBytes + 1),
    '11 MB': async () => padded(11 * 1024 * 1024),
    '30 MB': async () => padded(30 * 1024 * 1024),
    '11 MB of zeros': async () => Buffer.alloc(11 * 1024 * 1024),
  }),
  ...filesOf('as large as may be', 'made', {
    '10 MB, most of it behind the picture': async () => padded(PHOTO_UPLOAD.maxBytes),
  }),
];

async function padded(length: number): Promise<Buffer> {
  const jpeg = await base.jpeg();
  return Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
}

/** Also contains a few files at the limits, which the server must accept. */
export const refusedFiles: CorpusFile[] = [...svgs, ...empties, ...misnamed, ...sizes];
