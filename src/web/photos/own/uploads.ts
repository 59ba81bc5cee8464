import type { FieldError } from '#contract/errors';
import { photoRefusal } from './photo-refusal.ts';

/** A picture on its way: how much of it was sent, from 0 to 1, and why it did not arrive. Its id is the key by which sending it again is the same. */
export type Upload = { id: string; into: Room; file: File; sent: number; failure: FieldError | null };

/** Where pictures go: both keep as many, each for itself. */
export type Room = 'profile' | 'album';

/** What was chosen at once: the pictures that are sent, and how many found no room. */
export type Chosen = { uploads: Upload[]; surplus: number };

/** Pictures that were chosen where there is room for so many more. What the server would refuse unseen takes no room of the others. */
export function chooseUploads(
  files: readonly File[],
  room: number,
  newUpload: () => Pick<Upload, 'id' | 'into'>,
): Chosen {
  const uploads: Upload[] = [];
  let taken = 0;
  let surplus = 0;
  for (const file of files) {
    const code = photoRefusal(file);
    if (!code && taken >= room) surplus += 1;
    else {
      uploads.push({ ...newUpload(), file, sent: 0, failure: code && { code } });
      if (!code) taken += 1;
    }
  }
  return { uploads, surplus };
}

/** How many more photos may be chosen: those on their way take their places already, those that failed do not. */
export const roomLeft = (limit: number, kept: number, uploads: readonly Upload[]): number =>
  Math.max(0, limit - kept - uploads.filter(({ failure }) => !failure).length);

/** Faults of the line, not of the picture: sending it again may help. */
export const canRetry = ({ failure }: Upload): boolean =>
  failure !== null && ['unavailable', 'generic', 'too_many_requests'].includes(failure.code);
