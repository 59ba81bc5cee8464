import { PHOTO_UPLOAD } from '#contract/constants';
import type { ErrorCode } from '#contract/errors';
import { PHOTO_TYPES } from '#contract/photos';

/**
 * Returns the error with which the server would refuse the file.
 * @spec D2.18
 */
export function photoRefusal({ type, size }: Pick<File, 'type' | 'size'>): ErrorCode | null {
  if (!PHOTO_TYPES.includes(type)) return 'photo_type';
  return size > PHOTO_UPLOAD.maxBytes ? 'photo_too_large' : null;
}
