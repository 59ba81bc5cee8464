import type { FieldError } from '#contract/errors';
import { photoRefusal } from './photo-refusal.ts';

/** `id` is the idempotency key, also of retries. `sent` is the share already uploaded, from 0 to 1. */
export type Upload = { id: string; into: UploadTarget; file: File; sent: number; failure: FieldError | null };

/** Profile and album have separate photo limits of equal size. */
export type UploadTarget = 'profile' | 'album';

/** `surplus`: number of pictures above the limit. */
type ChosenUploads = { uploads: Upload[]; surplus: number };

/**
 * Takes files until no slot is left. Files whose type or size the server would refuse use no slot.
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

/** The number of photos that can still be added. Pending uploads take a slot, failed uploads do not. */
export const slotsLeft = (limit: number, stored: number, uploads: readonly Upload[]): number =>
  Math.max(0, limit - stored - uploads.filter(({ failure }) => !failure).length);

/** A retry can help after a network failure, a server error or a rate limit, but not after a refused file. */
export const canRetry = ({ failure }: Upload): boolean =>
  failure !== null && ['unavailable', 'generic', 'too_many_requests'].includes(failure.code);
