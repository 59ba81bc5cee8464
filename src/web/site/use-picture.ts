import { PHOTO_SIZES, type PhotoSize } from '#contract/constants';
import type { MainImage, Photo } from '#contract/photos';
import { inFormat, inSize, PICTURE_FORMATS, PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import type { Picture } from '../ui/photo-image.tsx';
import { usePictureAddress } from './settings-query.ts';

/** Assumed size of a main photo, whose real size is unknown: most are upright. */
const UPRIGHT = { width: 1200, height: 1600 };
/** No place shows a main photo larger than 768 px. */
const MAIN_SIZES = PHOTO_SIZES.filter(size => size <= 768);

export const PHOTO_DISPLAY_SIZES = {
  card: '(width < 768px) 33vw, (width < 1200px) 24vw, 220px',
  gallery: '(width < 768px) 100vw, (width < 1200px) 50vw, 560px',
  thumb: '(width < 768px) 34vw, 180px',
} as const;

export function useMainPicture(): (main: MainImage) => Picture {
  const addressOf = usePictureAddress();
  return main => {
    if (!main) return { src: null };
    const { colour, placeholder } = main;
    return { ...mainPictureSources(addressOf(main.filename)), colour, placeholder };
  };
}

/** `address` is that of any size. */
export const mainPictureSources = (address: string) => pictureSources(address, MAIN_SIZES, UPRIGHT);

type PhotoFiles = Pick<Photo, 'filename' | 'width' | 'height' | 'locked' | 'colour' | 'placeholder'>;

/** A locked photo has only the blurred rendition. */
export function usePhotoPicture(): (photo: PhotoFiles) => Picture {
  const addressOf = usePictureAddress();
  return photo => {
    const { locked, colour, placeholder } = photo;
    const shown = addressOf(photo.filename);
    if (locked) return { src: shown, colour, placeholder };
    return { ...pictureSources(shown, PHOTO_SIZES, photo), colour, placeholder };
  };
}

/** The format of `img` itself, which every browser supports. */
const FALLBACK_FORMAT: PictureFormat = 'jpg';

type PictureSides = { width: number; height: number };

/** @spec D2.18 */
function pictureSources(
  address: string,
  sizes: readonly PhotoSize[],
  original: PictureSides,
): Pick<Picture, 'src' | 'srcSet' | 'sources'> {
  const srcSetIn = (format: PictureFormat) =>
    sizes
      .map(size => `${inFormat(inSize(address, size), format)} ${widthAt(size, original)}w`)
      .reverse()
      .join(', ');
  const lighter = PICTURE_FORMATS.filter(format => format !== FALLBACK_FORMAT);
  return {
    src: inFormat(address, FALLBACK_FORMAT),
    srcSet: srcSetIn(FALLBACK_FORMAT),
    sources: lighter.map(format => ({ type: PICTURE_TYPES[format], srcSet: srcSetIn(format) })),
  };
}

/** Returns the width in px when the longer side is reduced to `side`. */
export const widthAt = (side: number, { width, height }: PictureSides): number =>
  Math.round(width * Math.min(1, side / Math.max(width, height)));
