import { MASTER } from '../pictures.ts';
import { selectReviewPicture } from './queries.ts';
import { REVIEW_FOLDER } from './review-addresses.ts';
import type { StaffPictureFolder } from './serve-staff-pictures.ts';

/**
 * Photos and selfies, whatever their status.
 * @spec D4.9 D5.10
 */
export const reviewPictures: StaffPictureFolder = {
  folder: REVIEW_FOLDER,
  permission: 'members',
  async find(db, siteId, item, file) {
    const picture = await selectReviewPicture(db, siteId, item);
    // Only the largest file of a selfie exists, and no other is made of it.
    return picture?.isSelfie && file !== MASTER ? undefined : picture;
  },
};
