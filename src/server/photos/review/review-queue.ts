import { ageOn } from '#contract/age';
import type { PhotoQueue, PhotoToReview, VerificationQueue } from '#contract/staff-photos';
import type { Pose } from '#contract/verification';
import type { App, StaffCaller } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { MASTER } from '../pictures.ts';
import { selectAttempt } from '../verification/queries.ts';
import { claimNext, type Reviewer } from './claim-next.ts';
import { photoVersion } from './decide-photo.ts';
import {
  countWaiting,
  type PhotoToReviewRow,
  selectPhotoBacklog,
  selectPhotosToReview,
  selectPhotoToReview,
} from './queries.ts';
import { reviewAddress } from './review-addresses.ts';

const reviewerOf = ({ site, staff }: StaffCaller): Reviewer => ({ siteId: site.id, staffId: staff.id });

/**
 * Gives the oldest waiting photo to the caller, with how many wait.
 * @spec D5.10 D2.18
 */
export async function takeNextPhoto(app: App, caller: StaffCaller): Promise<PhotoQueue> {
  const claimed = await claimNext(app, 'photos', reviewerOf(caller));
  const row = claimed === null ? undefined : await selectPhotoToReview(app.db, claimed);
  const waiting = await countWaiting(app.db, caller.site.id, 'photos');
  if (!row) return { next: null, waiting };
  const member = { ...memberOf(app, caller, row), rejected_photos: row.rejected_photos };
  return { next: { photo: presentPhotoToReview(app, caller, row), member }, waiting };
}

/**
 * Gives the oldest waiting selfie to the caller, with how many wait.
 * @spec D5.10 D5.9
 */
export async function takeNextVerification(app: App, caller: StaffCaller): Promise<VerificationQueue> {
  const attempt = await claimNext(app, 'verifications', reviewerOf(caller));
  const row = attempt === null ? undefined : await selectAttempt(app.db, attempt);
  const waiting = await countWaiting(app.db, caller.site.id, 'verifications');
  if (!attempt || !row?.sent_at) return { next: null, waiting };
  const addressOf = (item: string) => reviewAddress(app, caller.staff, item, MASTER);
  const next = {
    ...{ attempt, pose: row.pose as Pose, sent_at: row.sent_at.toISOString() },
    selfie_filename: addressOf(attempt),
    photo_filename: row.photo_id && addressOf(row.photo_id),
    is_main: row.is_main === true,
    member: memberOf(app, caller, row),
  };
  return { next, waiting };
}

/**
 * The number of photos that wait, at most `MOST_WAITING`, and since when the oldest one does.
 * @spec D5.10
 */
export const photoBacklog = (db: Db, siteId: number) => selectPhotoBacklog(db, siteId);

/**
 * All photos of a profile, the main one first, with the decision that rejected them.
 * @spec D5.10
 */
export async function photosToReview(
  app: App,
  caller: StaffCaller,
  profileId: string,
): Promise<(PhotoToReview & { decisionId: string | null })[]> {
  const rows = await selectPhotosToReview(app.db, profileId);
  return rows.map(row => ({ ...presentPhotoToReview(app, caller, row), decisionId: row.decision_id }));
}

type PhotoRow = Omit<
  PhotoToReviewRow,
  'profile_id' | 'name' | 'birth_date' | 'signed_up_at' | 'rejected_photos'
>;

function presentPhotoToReview(app: App, { staff }: StaffCaller, row: PhotoRow): PhotoToReview {
  const { id, is_main, width, height } = row;
  return {
    ...{ id, is_main, width, height, version: photoVersion(row) },
    filename: reviewAddress(app, staff, id, MASTER),
    thumb_filename: reviewAddress(app, staff, id, '256.webp'),
    status: row.status as PhotoToReview['status'],
    rule: row.reason as PhotoToReview['rule'],
    visibility: row.visibility as PhotoToReview['visibility'],
    uploaded_at: row.created_at.toISOString(),
  };
}

type ReviewedMemberRow = { profile_id: string; name: string; birth_date: string; signed_up_at: Date };

const memberOf = (app: App, { site }: StaffCaller, row: ReviewedMemberRow) => ({
  ...{ id: row.profile_id, name: row.name },
  age: ageOn(row.birth_date, dayIn(site.timeZone, app.clock.now())),
  signed_up_at: row.signed_up_at.toISOString(),
});
