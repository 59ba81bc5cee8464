import { PHOTO_SIZES } from '#contract/constants';
import { pictureSources, widthAt } from '../site/use-picture.ts';
import type { Picture } from '../ui/photo-image.tsx';
import type { Face } from './use-faces.ts';

const [, normal, thumb] = PHOTO_SIZES;
/** Assumed size of a main photo, whose real size is unknown. */
const UPRIGHT = { width: 1200, height: 1600 };

/** The files of a face in all sizes and formats. A drawing has only one file. */
export function facePicture({ id, src, thumb: small, colour }: Face): Picture {
  if (id === null) return { src, colour };
  const sizes = [
    { address: small, width: widthAt(thumb, UPRIGHT) },
    { address: src, width: widthAt(normal, UPRIGHT) },
  ];
  return { ...pictureSources(sizes, src), colour };
}
