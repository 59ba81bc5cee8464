import { inFormat, PICTURE_FORMATS, PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import type { Picture } from '../ui/photo-image.tsx';

/** One size of a picture: where it is, and its width in px. */
export type Size = { address: string; width: number };

/** Every browser knows it: the one of `img` itself. */
const LAST: PictureFormat = 'jpg';

/** The `picture` element of these sizes, `shown` where a browser knows no `srcset`: a source for each format that is lighter than the last. */
export function pictureOf(
  sizes: readonly Size[],
  shown: string,
): Pick<Picture, 'src' | 'srcSet' | 'sources'> {
  const srcSetIn = (format: PictureFormat) =>
    sizes.map(({ address, width }) => `${inFormat(address, format)} ${width}w`).join(', ');
  const lighter = PICTURE_FORMATS.filter(format => format !== LAST);
  return {
    src: inFormat(shown, LAST),
    srcSet: srcSetIn(LAST),
    sources: lighter.map(format => ({ type: PICTURE_TYPES[format], srcSet: srcSetIn(format) })),
  };
}

/** How wide a picture is in px when its long side is `side`; what is smaller is not enlarged. */
export const widthAt = (side: number, { width, height }: { width: number; height: number }): number =>
  Math.round(width * Math.min(1, side / Math.max(width, height)));
