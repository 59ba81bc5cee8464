import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { base, detailedPicture } from './base-pictures.ts';
import { chunk, exifBlock, segment, withChunks, withRiffChunks, withSegments } from './containers.ts';
import { CANARY, type CorpusFile, filesOf } from './corpus-file.ts';
import { seededBytes } from './seeded.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
const EXIF = text('Exif\0\0');
const XMP_HEAD = text('http://ns.adobe.com/xap/1.0/\0');
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description photoshop:City="${CANARY}" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"/></rdf:RDF></x:xmpmeta>`;

const gps = {
  IFD0: { Artist: CANARY, Make: CANARY },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 22/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 54/1 0/1',
  },
};
const located = (format: 'jpeg' | 'png' | 'webp' | 'avif') => () =>
  detailedPicture().withExif(gps).toFormat(format, { effort: 1 }).toBuffer();

const gpsFiles = filesOf('GPS in EXIF', 'made', {
  jpeg: located('jpeg'),
  png: located('png'),
  webp: located('webp'),
  avif: located('avif'),
  'jpeg, twice': async () => {
    const block = segment(0xe1, Buffer.concat([EXIF, exifBlock(1, CANARY)]));
    return withSegments(await base.jpeg(), block, block);
  },
  'jpeg, behind the tables': async () => {
    const jpeg = await base.jpeg();
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc4]));
    const block = segment(0xe1, Buffer.concat([EXIF, exifBlock(1, CANARY)]));
    return Buffer.concat([jpeg.subarray(0, at), block, jpeg.subarray(at)]);
  },
  'webp, its flag not set': async () => {
    const webp = withRiffChunks(await base.webp(), { EXIF: exifBlock(1, CANARY) });
    webp[20] = 0;
    return webp;
  },
  'png, in a text chunk of raw profile': async () =>
    withChunks(
      await base.png(),
      chunk('zTXt', Buffer.concat([text('Raw profile type exif\0\0'), deflateSync(text(CANARY))])),
    ),
  'broken: offsets lead out of the block': async () => {
    const exif = exifBlock(1, CANARY);
    exif.writeUInt32LE(0xfffffff0, 30);
    return withSegments(await base.jpeg(), segment(0xe1, Buffer.concat([EXIF, exif])));
  },
  'broken: a directory that leads to itself': async () => {
    const exif = exifBlock(1, CANARY);
    exif.writeUInt32LE(8, 34);
    return withSegments(await base.jpeg(), segment(0xe1, Buffer.concat([EXIF, exif])));
  },
});

const xmpFiles = filesOf('XMP', 'made', {
  jpeg: async () => withSegments(await base.jpeg(), segment(0xe1, Buffer.concat([XMP_HEAD, text(xmp)]))),
  'jpeg, extended over parts': async () => {
    const part = Buffer.concat([
      text('http://ns.adobe.com/xmp/extension/\0'),
      text('A'.repeat(32)),
      Buffer.alloc(8),
      text(xmp),
    ]);
    return withSegments(await base.jpeg(), segment(0xe1, part), segment(0xe1, part));
  },
  png: async () =>
    withChunks(
      await base.png(),
      chunk('iTXt', Buffer.concat([text('XML:com.adobe.xmp\0\0\0\0\0'), text(xmp)])),
    ),
  webp: async () => withRiffChunks(await base.webp(), { 'XMP ': text(xmp) }),
  'by the library, jpeg': () => detailedPicture().withXmp(xmp).jpeg().toBuffer(),
  'by the library, png': () => detailedPicture().withXmp(xmp).png().toBuffer(),
  'by the library, webp': () => detailedPicture().withXmp(xmp).webp().toBuffer(),
  'by the library, avif': () => detailedPicture().withXmp(xmp).avif({ effort: 0 }).toBuffer(),
});

const photoshop = (words: string) => {
  const city = text(words);
  const record = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, city.length]), city]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  return Buffer.concat([
    text('Photoshop 3.0\x008BIM\x04\x04\0\0'),
    size,
    record,
    Buffer.alloc(record.length % 2),
  ]);
};
const iptcFiles = filesOf('IPTC', 'made', {
  'a city': async () => withSegments(await base.jpeg(), segment(0xed, photoshop(CANARY))),
  twice: async () =>
    withSegments(await base.jpeg(), segment(0xed, photoshop(CANARY)), segment(0xed, photoshop(CANARY))),
  'a length that lies': async () => {
    const block = photoshop(CANARY);
    block.writeUInt32BE(0x7fffffff, 22);
    return withSegments(await base.jpeg(), segment(0xed, block));
  },
  'nothing behind its head': async () =>
    withSegments(await base.jpeg(), segment(0xed, text('Photoshop 3.0\0'))),
  'beside EXIF and XMP': async () =>
    withSegments(
      await base.jpeg(),
      segment(0xe1, Buffer.concat([EXIF, exifBlock(1, CANARY)])),
      segment(0xe1, Buffer.concat([XMP_HEAD, text(xmp)])),
      segment(0xed, photoshop(CANARY)),
    ),
  'in a raw profile of a PNG': async () =>
    withChunks(await base.png(), chunk('tEXt', text(`Raw profile type iptc\0${CANARY}`))),
});

const commentFiles = filesOf('comments', 'made', {
  jpeg: async () => withSegments(await base.jpeg(), segment(0xfe, text(CANARY))),
  'jpeg, 100 of them': async () =>
    withSegments(await base.jpeg(), ...Array.from({ length: 100 }, () => segment(0xfe, text(CANARY)))),
  'jpeg, 64 kB': async () => withSegments(await base.jpeg(), segment(0xfe, text(CANARY.padEnd(65_000, '.')))),
  'jpeg, an application of its own': async () => withSegments(await base.jpeg(), segment(0xef, text(CANARY))),
  'jpeg, Adobe and a maker': async () =>
    withSegments(await base.jpeg(), segment(0xec, text(`Ducky\0${CANARY}`))),
  'png tEXt': async () => withChunks(await base.png(), chunk('tEXt', text(`Author\0${CANARY}`))),
  'png iTXt': async () =>
    withChunks(await base.png(), chunk('iTXt', text(`Author\0\0\0nl\0Maker\0${CANARY}`))),
  'png zTXt': async () =>
    withChunks(
      await base.png(),
      chunk('zTXt', Buffer.concat([text('Author\0\0'), deflateSync(text(CANARY))])),
    ),
  'png tIME and a private chunk': async () =>
    withChunks(
      await base.png(),
      chunk('tIME', Buffer.from([7, 232, 1, 1, 1, 1, 1])),
      chunk('caNy', text(CANARY)),
    ),
  'webp, an unknown chunk': async () => withRiffChunks(await base.webp(), { CANY: text(CANARY) }),
});

const thumbnailed = (thumbnail: () => Promise<Buffer>) => async () => {
  const exif = exifBlock(1, CANARY, await thumbnail());
  return withSegments(await base.jpeg(), segment(0xe1, Buffer.concat([EXIF, exif])));
};
const small = () => detailedPicture(160, 120).withExif(gps).jpeg({ quality: 50 }).toBuffer();
const thumbnailFiles = filesOf('thumbnails in EXIF', 'made', {
  'of the uncropped picture': thumbnailed(small),
  'with EXIF of its own': thumbnailed(async () => withSegments(await small(), segment(0xfe, text(CANARY)))),
  'cut short': thumbnailed(async () => (await small()).subarray(0, 200)),
  'no picture at all': thumbnailed(async () => text(CANARY)),
  'an SVG': thumbnailed(async () => text(`<svg><text>${CANARY}</text></svg>`)),
  'in the JFIF head': async () => {
    const pixels = seededBytes(3, 20 * 20 * 3);
    const head = Buffer.concat([text('JFXX\0\x13'), Buffer.from([20, 20]), pixels]);
    return withSegments(await base.jpeg(), segment(0xe0, head));
  },
  'as a second picture (MPF)': async () =>
    Buffer.concat([
      withSegments(await base.jpeg(), segment(0xe2, text(`MPF\0II*\0${CANARY}`))),
      await small(),
    ]),
});

const profile = (size: number) => {
  const icc = Buffer.concat([Buffer.alloc(128), seededBytes(5, size - 128)]);
  icc.writeUInt32BE(size, 0);
  icc.write('acsp', 36, 'latin1');
  icc.write(CANARY, 140, 'latin1');
  return icc;
};
const PART = 60_000;
const inParts = (icc: Buffer) => {
  const count = Math.ceil(icc.length / PART);
  return Array.from({ length: count }, (_, part) =>
    segment(
      0xe2,
      Buffer.concat([
        text('ICC_PROFILE\0'),
        Buffer.from([part + 1, count]),
        icc.subarray(part * PART, (part + 1) * PART),
      ]),
    ),
  );
};
const iccFiles = [
  ...filesOf('huge ICC profile', 'any', {
    'jpeg, 60 kB': async () => withSegments(await base.jpeg(), ...inParts(profile(60_000))),
    'jpeg, 3 MB': async () => withSegments(await base.jpeg(), ...inParts(profile(3_000_000))),
    'jpeg, parts that are missing': async () =>
      withSegments(await base.jpeg(), ...inParts(profile(3_000_000)).slice(0, 9)),
    'webp, 3 MB': async () => withRiffChunks(await base.webp(), { ICCP: profile(3_000_000) }),
    'png, 3 MB': async () =>
      withChunks(
        await base.png(),
        chunk('iCCP', Buffer.concat([text('p\0\0'), deflateSync(profile(3_000_000))])),
      ),
    'png, 200 MB in 200 kB': async () =>
      withChunks(
        await base.png(),
        chunk('iCCP', Buffer.concat([text('p\0\0'), deflateSync(Buffer.alloc(200_000_000))])),
      ),
    'jpeg, not a profile': async () => withSegments(await base.jpeg(), ...inParts(seededBytes(7, 5_000))),
  }),
  ...filesOf('huge ICC profile', 'made', {
    'Display P3': () => detailedPicture().withIccProfile('p3').jpeg().toBuffer(),
    'Display P3 in AVIF': () => detailedPicture().withIccProfile('p3').avif({ effort: 0 }).toBuffer(),
    sRGB: () => detailedPicture().withIccProfile('srgb').png().toBuffer(),
  }),
];

const turned = (orientation: number) => async () => {
  const jpeg = await sharp(await base.jpeg())
    .jpeg()
    .toBuffer();
  return withSegments(jpeg, segment(0xe1, Buffer.concat([EXIF, exifBlock(orientation, CANARY)])));
};
const orientationFiles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 65_535].flatMap(orientation =>
  filesOf(
    'EXIF orientations',
    'made',
    { [orientation]: turned(orientation) },
    {
      size: orientation >= 5 && orientation <= 8 ? [480, 640] : [640, 480],
    },
  ),
);

export const metadataFiles: CorpusFile[] = [
  ...gpsFiles,
  ...xmpFiles,
  ...iptcFiles,
  ...commentFiles,
  ...thumbnailFiles,
  ...iccFiles,
  ...orientationFiles,
];
