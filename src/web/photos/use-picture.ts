import type { MainImage } from '#contract/photos';
import { usePictureAddress } from '../site/picture-address.ts';
import type { PhotoProps } from '../ui/photo.tsx';

/** Widths in px of an upright picture whose long side is 256 and 768. */
const WIDTHS = { thumb: 192, normal: 576 };

/** A main photo as `Photo` wants it; `sizes` says how wide it is shown, so that a phone fetches the small one. */
export function useMainPicture(): (main: MainImage) => Pick<PhotoProps, 'src' | 'srcSet' | 'colour'> {
  const addressOf = usePictureAddress();
  return main => {
    if (!main) return { src: null };
    const normal = addressOf(main.filename);
    const thumb = addressOf(main.thumb_filename);
    return {
      src: normal,
      srcSet: `${thumb} ${WIDTHS.thumb}w, ${normal} ${WIDTHS.normal}w`,
      colour: main.colour,
    };
  };
}
