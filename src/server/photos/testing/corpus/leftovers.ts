/** Finds what a file contains besides the picture, independently of the encoder. */
export function leftoversIn(file: string, bytes: Buffer): string[] {
  if (file.endsWith('.jpg')) return inJpeg(bytes);
  return file.endsWith('.webp') ? inWebp(bytes) : inAvif(bytes, 0, bytes.length);
}

const PICTURE_MARKERS = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd]);

function inJpeg(bytes: Buffer): string[] {
  const found: string[] = [];
  let at = 2;
  while (at < bytes.length && bytes[at + 1] !== 0xd9) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return [...found, `no marker at ${at}`];
    const length = bytes.readUInt16BE(at + 2);
    const isBareHead =
      marker === 0xe0 && length === 16 && bytes.toString('latin1', at + 4, at + 8) === 'JFIF';
    if (marker !== 0xda && !PICTURE_MARKERS.has(marker) && !isBareHead)
      found.push(`segment ${marker.toString(16)}`);
    at += 2 + length;
    if (marker === 0xda) at = afterScan(bytes, at);
  }
  return at + 2 === bytes.length ? found : [...found, `ends at ${at + 2} of ${bytes.length}`];
}

function afterScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length - 1; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function inWebp(bytes: Buffer): string[] {
  const found: string[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (type === 'VP8X' ? bytes[at + 8] !== 0 : type !== 'VP8 ' && type !== 'VP8L')
      found.push(`chunk ${type}`);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length
    ? found
    : [...found, 'bytes behind'];
}

/** AVIF boxes with inner boxes, and the number of bytes before the inner boxes. */
const NESTS: Record<string, number> = { meta: 4, iprp: 0, ipco: 0, iinf: 6 };
const PICTURE_BOXES = new Set(
  ['ftyp', 'hdlr', 'pitm', 'iloc', 'ispe', 'pixi', 'av1C', 'ipma', 'mdat', 'infe', 'colr'].concat(
    Object.keys(NESTS),
  ),
);

function inAvif(bytes: Buffer, from: number, to: number): string[] {
  const found: string[] = [];
  let at = from;
  while (at + 8 <= to) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (size < 8) return [...found, `box ${type} of ${size}`];
    if (!PICTURE_BOXES.has(type)) found.push(`box ${type}`);
    // AVIF stores EXIF and XMP as items of other types than `av01`.
    if (type === 'infe' && bytes.toString('latin1', at + 16, at + 20) !== 'av01') found.push('another item');
    if (type === 'colr' && bytes.toString('latin1', at + 8, at + 12) !== 'nclx') found.push('a profile');
    const nested = NESTS[type];
    if (nested !== undefined) found.push(...inAvif(bytes, at + 8 + nested, at + size));
    at += size;
  }
  return at === to ? found : [...found, 'bytes behind'];
}
