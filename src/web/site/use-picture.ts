import { PHOTO_SIZES } from '#contract/constants';
import type { MainImage, Photo } from '#contract/photos';
import type { Picture } from '../ui/photo-image.tsx';
import { usePictureAddress } from './picture-address.ts';
import { pictureSources, widthAt } from './picture-sources.ts';

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
