type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/**
 * Returns null for a format that is not accepted.
 * @spec D2.18
 */
export function formatOf(bytes: Uint8Array): ImageFormat | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // The ftyp box of an AVIF lists its brands.
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 12) + text(16, 64))) return 'avif';
  return null;
}

export const isAccepted = (format: ImageFormat, moving: boolean): boolean =>
  moving ? format === 'webp' || format === 'gif' : format !== 'gif';
