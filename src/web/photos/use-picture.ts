import { PHOTO_SIZES } from '#contract/constants';
import type { MainImage, Photo } from '#contract/photos';
import { usePictureAddress } from '../site/picture-address.ts';
import type { Picture } from '../ui/photo-image.tsx';
import { pictureOf, widthAt } from './picture-sources.ts';

const [large, normal, thumb] = PHOTO_SIZES;
/** A main photo does not tell its shape: most are upright. */
const UPRIGHT = { width: 1200, height: 1600 };

/** How wide photos are shown, for the attribute `sizes`, by where they stand. */
export const PHOTO_SHOWN = {
  card: '(width < 768px) 33vw, (width < 1200px) 24vw, 220px',
  gallery: '(width < 768px) 100vw, (width < 1200px) 50vw, 560px',
  thumb: '(width < 768px) 34vw, 180px',
} as const;

/** A main photo as `Photo` wants it; `sizes` says how wide it is shown, so that a phone fetches the small one. */
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
    return { ...pictureOf(sizes, shown), colour, placeholder };
  };
}

type PhotoFiles = Pick<
  Photo,
  'filename' | 'thumb_filename' | 'large_filename' | 'width' | 'height' | 'locked' | 'colour' | 'placeholder'
>;

/** A photo of a profile or a conversation as `Photo` wants it, in all its sizes; of a locked one there is the server's blur and nothing else. */
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
    return { ...pictureOf(sizes, shown), colour, placeholder };
  };
}
