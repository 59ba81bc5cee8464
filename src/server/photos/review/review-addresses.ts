import type { App } from '../../app.ts';
import { type RenditionName, signedFile } from '../addresses.ts';

/** Under this folder, staff open photos and selfies whatever their status. */
export const REVIEW_FOLDER = 'review';

/**
 * Address of a picture in a folder for staff that opens for this person only, for 4 to 5 minutes.
 * @param item the id of the picture in the folder
 * @spec D4.9 D5.10
 */
export const staffAddress = (
  { config, clock }: Pick<App, 'config' | 'clock'>,
  staff: { id: string },
  { folder, item, file }: { folder: string; item: string; file: RenditionName },
): string =>
  signedFile(`${folder}/${item.replaceAll('-', '')}`, file, {
    ...{ accountId: staff.id, secret: config.secret, now: clock.now() },
  });

/**
 * Address of a photo, or of the selfie of an attempt, that opens for this person of the staff only, for 4 to 5 minutes.
 * @param item id of the photo, or the attempt of the verification
 * @spec D4.9 D5.10
 */
export const reviewAddress = (
  app: Pick<App, 'config' | 'clock'>,
  staff: { id: string },
  item: string,
  file: RenditionName,
): string => staffAddress(app, staff, { folder: REVIEW_FOLDER, item, file });
