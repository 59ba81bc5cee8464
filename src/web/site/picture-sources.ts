import { inFormat, PICTURE_FORMATS, PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import type { Picture } from '../ui/photo-image.tsx';

/** `width` in px. */
type PictureSize = { address: string; width: number };

/** The format of `img` itself, which every browser supports. */
const FALLBACK_FORMAT: PictureFormat = 'jpg';

/** @spec D2.18 */
export function pictureSources(
  sizes: readonly PictureSize[],
  defaultAddress: string,
): Pick<Picture, 'src' | 'srcSet' | 'sources'> {
  const srcSetIn = (format: PictureFormat) =>
    sizes.map(({ address, width }) => `${inFormat(address, format)} ${width}w`).join(', ');
  const lighter = PICTURE_FORMATS.filter(format => format !== FALLBACK_FORMAT);
  return {
    src: inFormat(defaultAddress, FALLBACK_FORMAT),
    srcSet: srcSetIn(FALLBACK_FORMAT),
    sources: lighter.map(format => ({ type: PICTURE_TYPES[format], srcSet: srcSetIn(format) })),
  };
}

/** Returns the width in px when the longer side is reduced to `side`. */
export const widthAt = (side: number, { width, height }: { width: number; height: number }): number =>
  Math.round(width * Math.min(1, side / Math.max(width, height)));
