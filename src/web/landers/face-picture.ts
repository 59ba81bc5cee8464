import { mainPictureSources } from '../site/use-picture.ts';
import type { Picture } from '../ui/photo-image.tsx';
import type { Face } from './use-faces.ts';

/** The files of a face in all sizes and formats. A drawing has only one file. */
export const facePicture = ({ id, src, colour }: Face): Picture =>
  id === null ? { src, colour } : { ...mainPictureSources(src), colour };
