import { PHOTO_SIZES } from '#contract/constants';
import type { MainImage, Photo } from '#contract/photos';
import { inFormat, PICTURE_FORMATS, PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import type { Picture } from '../ui/photo-image.tsx';
import { usePictureAddress } from './settings-query.ts';

const [large, normal, thumb] = PHOTO_SIZES;
/** Assumed size of a main photo, whose real size is unknown: most are upright. */
const UPRIGHT = { width: 1200, height: 1600 };

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
    const [small, shown] = [addressOf(main.thumb_filename), addressOf(main.filename)];
    const sizes = [
      { address: small, width: widthAt(thumb, UPRIGHT) },
      { address: shown, width: widthAt(normal, UPRIGHT) },
    ];
    return { ...pictureSources(sizes, shown), colour, placeholder };
  };
}

type PhotoFiles = Pick<
  Photo,
  'filename' | 'thumb_filename' | 'large_filename' | 'width' | 'height' | 'locked' | 'colour' | 'placeholder'
>;

/** A locked photo has only the blurred rendition. */
export function usePhotoPicture(): (photo: PhotoFiles) => Picture {
  const addressOf = usePictureAddress();
  return photo => {
    const { locked, colour, placeholder } = photo;
    const shown = addressOf(photo.filename);
    if (locked) return { src: shown, colour, placeholder };
    const sizes = [
      { address: addressOf(photo.thumb_filename), width: widthAt(thumb, photo) },
      { address: shown, width: widthAt(normal, photo) },
      { address: addressOf(photo.large_filename), width: widthAt(large, photo) },
    ];
    return { ...pictureSources(sizes, shown), colour, placeholder };
  };
}

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
