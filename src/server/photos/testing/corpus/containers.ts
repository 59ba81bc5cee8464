import { crc32 } from 'node:zlib';

export function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

const IHDR_ENDS = 33;
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, IHDR_ENDS), ...chunks, png.subarray(IHDR_ENDS)]);

/** Changes the size in a PNG's header, and corrects the checksum. */
export function withPngSize(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(IHDR_ENDS)]);
}

function riffChunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

const FLAGS: Record<string, number> = { ICCP: 0x20, EXIF: 0x08, 'XMP ': 0x04 };

/** In WebP, the ICCP chunk precedes the picture, and all other chunks follow the picture. */
export function withRiffChunks(
  webp: Buffer,
  chunks: Record<string, Uint8Array>,
  { width = 640, height = 480 } = {},
): Buffer {
  const extended = Buffer.alloc(10);
  extended[0] = Object.keys(chunks).reduce((flags, type) => flags | (FLAGS[type] ?? 0), 0);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const { ICCP, ...behind } = chunks;
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', extended),
    ...(ICCP ? [riffChunk('ICCP', ICCP)] : []),
    webp.subarray(12),
    ...Object.entries(behind).map(([type, data]) => riffChunk(type, data)),
  ]);
  return riffChunk('RIFF', body);
}

/** Builds EXIF data. A thumbnail is stored in a second directory of the data. */
export function exifBlock(orientation: number, text: string, thumbnail?: Buffer): Buffer {
  const words = Buffer.from(`${text}\0`, 'latin1');
  const after = 8 + 2 + 2 * 12 + 4;
  const second = after + words.length;
  const head = Buffer.alloc(after);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(2, 8);
  entry(head, 10, { tag: 0x0112, type: 3, count: 1, value: orientation });
  entry(head, 22, { tag: 0x013b, type: 2, count: words.length, value: after });
  head.writeUInt32LE(thumbnail ? second : 0, 34);
  return Buffer.concat([head, words, ...(thumbnail ? [thumbnailDirectory(second, thumbnail)] : [])]);
}

function thumbnailDirectory(at: number, thumbnail: Buffer): Buffer {
  const directory = Buffer.alloc(2 + 2 * 12 + 4);
  directory.writeUInt16LE(2, 0);
  entry(directory, 2, { tag: 0x0201, type: 4, count: 1, value: at + directory.length });
  entry(directory, 14, { tag: 0x0202, type: 4, count: 1, value: thumbnail.length });
  return Buffer.concat([directory, thumbnail]);
}

function entry(
  into: Buffer,
  at: number,
  { tag, type, count, value }: Record<'tag' | 'type' | 'count' | 'value', number>,
): void {
  into.writeUInt16LE(tag, at);
  into.writeUInt16LE(type, at + 2);
  into.writeUInt32LE(count, at + 4);
  if (type === 3) into.writeUInt16LE(value, at + 8);
  else into.writeUInt32LE(value, at + 8);
}
