import type { Photo } from '#contract/photos';

/** The first photo is the main photo if `hasMain`. */
export type OwnPhotoList = { photos: readonly Photo[]; hasMain: boolean };

type MoveResult = { photos: Photo[]; becomesMain: boolean } | 'private' | 'rejected' | null;

/**
 * A private or rejected photo cannot become the main photo.
 * @spec 3.2
 */
export function movePhotoTo({ photos, hasMain }: OwnPhotoList, from: number, to: number): MoveResult {
  const photo = photos[from];
  if (!photo || from === to || to < 0 || to >= photos.length || (hasMain && from === 0)) return null;
  const becomesMain = hasMain && to === 0;
  if (becomesMain && photo.status === 'rejected') return 'rejected';
  if (becomesMain && photo.visibility === 'private') return 'private';
  const rest = photos.filter(other => other !== photo);
  return { photos: [...rest.slice(0, to), photo, ...rest.slice(to)], becomesMain };
}

/** No photo can move before the main photo. */
export const canMoveBy = ({ photos, hasMain }: OwnPhotoList, from: number, step: -1 | 1): boolean => {
  const first = hasMain ? 1 : 0;
  return from >= first && from + step >= first && from + step < photos.length;
};
