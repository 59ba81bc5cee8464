import type { App } from '../../app.ts';
import { type RenditionName, signedFile } from '../addresses.ts';

/** Under this folder, staff open photos and selfies whatever their status. */
export const REVIEW_FOLDER = 'review';

/**
 * Address of a photo, or of the selfie of an attempt, that opens for this person of the staff only, for 4 to 5 minutes.
 * @param item id of the photo, or the attempt of the verification
 * @spec D4.9 D5.10
 */
export const reviewAddress = (
  { config, clock }: Pick<App, 'config' | 'clock'>,
  staff: { id: string },
  item: string,
  file: RenditionName,
): string =>
  signedFile(`${REVIEW_FOLDER}/${item.replaceAll('-', '')}`, file, {
    ...{ accountId: staff.id, secret: config.secret, now: clock.now() },
  });
