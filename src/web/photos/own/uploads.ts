import type { FieldError } from '#contract/errors';
import { photoRefusal } from './photo-refusal.ts';

/**
 * A picture being uploaded: the part that was sent, from 0 to 1, and why it failed. Its id is the idempotency
 * key of retries.
 */
export type Upload = { id: string; into: UploadTarget; file: File; sent: number; failure: FieldError | null };

/** The target of an upload; each has its own limit of the same size. */
export type UploadTarget = 'profile' | 'album';

/** The uploads of one choice, and how many pictures exceeded the limit. */
export type ChosenUploads = { uploads: Upload[]; surplus: number };

/**
 * Turns chosen files into uploads for the free slots. Files that the server would refuse by type or size take
 * no slot.
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

/** Free slots: pending uploads take theirs already, failed ones do not. */
export const slotsLeft = (limit: number, stored: number, uploads: readonly Upload[]): number =>
  Math.max(0, limit - stored - uploads.filter(({ failure }) => !failure).length);

/** Failures of the network rather than of the picture, where a retry may help. */
export const canRetry = ({ failure }: Upload): boolean =>
  failure !== null && ['unavailable', 'generic', 'too_many_requests'].includes(failure.code);
