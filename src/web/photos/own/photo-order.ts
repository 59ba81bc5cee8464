import type { Photo } from '#contract/photos';

/** One's own photos in the order they are shown in; the first is the main one when `hasMain`. */
export type Shown = { photos: readonly Photo[]; hasMain: boolean };

/** What putting a photo elsewhere means: the new order, and whether the photo becomes the main one; or why not. */
export type Moved = { photos: Photo[]; becomesMain: boolean } | 'private' | 'rejected' | null;

/**
 * Puts the photo at `from` to where `to` is. The first place is the main photo's: what is put there becomes it, unless it is private,
 * since it would become public by that, or rejected. The main one stays where it is.
 */
export function move({ photos, hasMain }: Shown, from: number, to: number): Moved {
  const photo = photos[from];
  if (!photo || from === to || to < 0 || to >= photos.length || (hasMain && from === 0)) return null;
  const becomesMain = hasMain && to === 0;
  if (becomesMain && photo.status === 'rejected') return 'rejected';
  if (becomesMain && photo.visibility === 'private') return 'private';
  const rest = photos.filter(other => other !== photo);
  return { photos: [...rest.slice(0, to), photo, ...rest.slice(to)], becomesMain };
}

/** Whether a photo can go one place earlier (-1) or later (1) among those that are not the main one. */
export const canStep = ({ photos, hasMain }: Shown, from: number, step: -1 | 1): boolean => {
  const first = hasMain ? 1 : 0;
  return from >= first && from + step >= first && from + step < photos.length;
};
