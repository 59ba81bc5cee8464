import { PHOTO_UPLOAD } from '#contract/constants';
import type { ErrorCode, FieldError } from '#contract/errors';
import { PHOTO_TYPES } from '#contract/photos';

/** Retries use the same idempotency key `id`. `sent` is between 0 and 1. */
export type Upload = { id: string; into: UploadTarget; file: File; sent: number; failure: FieldError | null };

/** Profile and album have separate photo limits of equal size. */
export type UploadTarget = 'profile' | 'album';

/** `surplus`: number of pictures above the limit. */
type ChosenUploads = { uploads: Upload[]; surplus: number };

/**
 * Files that the server would refuse use no slot.
 * @spec 5.7
 */
export function chooseUploads(
  files: readonly File[],
  slots: number,
  newUpload: () => Pick<Upload, 'id' | 'into'>,
): ChosenUploads {
  const uploads: Upload[] = [];
  let taken = 0;
  let surplus = 0;
  for (const file of files) {
    const code = photoRefusal(file);
    if (!code && taken >= slots) surplus += 1;
    else {
      uploads.push({ ...newUpload(), file, sent: 0, failure: code && { code } });
      if (!code) taken += 1;
    }
  }
  return { uploads, surplus };
}

/** Pending uploads take a slot, failed uploads take none. */
export const slotsLeft = (limit: number, stored: number, uploads: readonly Upload[]): number =>
  Math.max(0, limit - stored - uploads.filter(({ failure }) => !failure).length);

/** A retry cannot help after the server has refused the file. */
export const canRetry = ({ failure }: Upload): boolean =>
  failure !== null && ['unavailable', 'generic', 'too_many_requests'].includes(failure.code);

/**
 * Returns the error with which the server would refuse the file.
 * @spec D2.18
 */
export function photoRefusal({ type, size }: Pick<File, 'type' | 'size'>): ErrorCode | null {
  if (!PHOTO_TYPES.includes(type)) return 'photo_type';
  return size > PHOTO_UPLOAD.maxBytes ? 'photo_too_large' : null;
}
