import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { id, text, timestamp } from './fields.ts';
import { PHOTO_RULES, photoStatuses, photoVisibilities } from './photos.ts';
import { poses, verificationReasons } from './verification.ts';

const photoToReview = z.object({
  id,
  /** Of the picture and its status; a decision names it, because the owner or somebody else may change them meanwhile. */
  version: z.string(),
  /** Signed address, for the caller alone. */
  filename: z.string(),
  thumb_filename: z.string(),
  width: z.int(),
  height: z.int(),
  status: z.enum(photoStatuses),
  rule: z.nullable(z.enum(PHOTO_RULES)),
  is_main: z.boolean(),
  visibility: z.enum(photoVisibilities),
  uploaded_at: timestamp,
});
export type PhotoToReview = z.output<typeof photoToReview>;

const reviewedMember = z.object({
  id,
  name: z.string(),
  age: z.int(),
  signed_up_at: timestamp,
});

const photoQueue = z.object({
  /** Null if nothing waits that nobody else looks at. */
  next: z.nullable(
    z.object({ photo: photoToReview, member: z.extend(reviewedMember, { rejected_photos: z.int() }) }),
  ),
  /** At most 1,000. */
  waiting: z.int(),
});
export type PhotoQueue = z.output<typeof photoQueue>;

/**
 * Nobody else gets the photo for ten minutes. Asking again answers the same photo until it is decided.
 * @spec D5.10 D2.18
 */
export const takeNextPhoto = defineStaffCall('POST', '/api/staff-photo-queue.php', {
  summary: 'The next photo to review',
  section: 'D5.10',
  staff: { permission: 'photos' },
  output: photoQueue,
  repeat: 'natural',
  invalidates: [],
});

const explanation = z.optional(text(300));

/**
 * Without a `rule`, the photo is approved; with one, it is rejected, and the member gets an email with the rule and the
 * explanation. Answers the next photo of the queue.
 * @spec D5.10 D2.18 D5.5
 */
export const decidePhoto = defineStaffCall('POST', '/api/staff-photo.php', {
  summary: 'Approve or reject a photo',
  section: 'D5.10',
  staff: { permission: 'photos' },
  body: z.object({
    id,
    version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    rule: z.optional(z.enum(PHOTO_RULES)),
    explanation,
  }),
  output: photoQueue,
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-photos', 'staff-audit'],
});

const memberPhoto = z.extend(photoToReview, {
  /** Not null if a decision about a report removed the photo, which only an appeal undoes; without a `report` once that is deleted. */
  removed_by: z.nullable(z.object({ report: z.nullable(id) })),
});
export type MemberPhoto = z.output<typeof memberPhoto>;

/**
 * All photos of a member's profile, whatever their status. Private ones need a reason, as private data does.
 * @spec D5.10
 */
export const getMemberPhotos = defineStaffCall('GET', '/api/staff-member-photos.php', {
  summary: 'The photos of a member, to review them',
  section: 'D5.10',
  staff: { permission: 'photos' },
  query: z.object({ id }),
  output: z.object({ photos: z.array(memberPhoto) }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-photos'],
  caching: 'none',
});

const verificationQueue = z.object({
  next: z.nullable(
    z.object({
      attempt: id,
      pose: z.enum(poses),
      sent_at: timestamp,
      selfie_filename: z.string(),
      /** The main photo at the time of the selfie; null if it was deleted or cropped since. */
      photo_filename: z.nullable(z.string()),
      /** False if another photo is the main photo by now, which an approval gives no badge. */
      is_main: z.boolean(),
      member: reviewedMember,
    }),
  ),
  waiting: z.int(),
});
export type VerificationQueue = z.output<typeof verificationQueue>;

/** @spec D5.10 D5.9 */
export const takeNextVerification = defineStaffCall('POST', '/api/staff-verification-queue.php', {
  summary: 'The next selfie to compare with the main photo',
  section: 'D5.10',
  staff: { permission: 'photos' },
  output: verificationQueue,
  repeat: 'natural',
  invalidates: [],
});

/**
 * Without a `reason`, the main photo gets its badge. Answers the next selfie of the queue.
 * @spec D5.10 D5.9
 */
export const decideVerification = defineStaffCall('POST', '/api/staff-verification.php', {
  summary: 'Approve or reject a selfie',
  section: 'D5.10',
  staff: { permission: 'photos' },
  body: z.object({ attempt: id, reason: z.optional(z.enum(verificationReasons)) }),
  output: verificationQueue,
  errors: ['decided_already'],
  repeat: 'key',
  invalidates: ['staff-audit'],
});
