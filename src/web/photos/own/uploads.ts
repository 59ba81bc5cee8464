import type { FieldError } from '#contract/errors';
import { photoRefusal } from './photo-refusal.ts';

/** `sent` from 0 to 1; the id is the idempotency key of retries. */
export type Upload = { id: string; into: UploadTarget; file: File; sent: number; failure: FieldError | null };

/** Each has its own limit of the same size. */
export type UploadTarget = 'profile' | 'album';

/** `surplus`: pictures above the limit. */
type ChosenUploads = { uploads: Upload[]; surplus: number };

/**
 * Files that the server would refuse by type or size take no slot.
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

/** Pending uploads take their slots already, failed ones do not. */
export const slotsLeft = (limit: number, stored: number, uploads: readonly Upload[]): number =>
  Math.max(0, limit - stored - uploads.filter(({ failure }) => !failure).length);

/** Failures of the network, not of the picture. */
export const canRetry = ({ failure }: Upload): boolean =>
  failure !== null && ['unavailable', 'generic', 'too_many_requests'].includes(failure.code);
