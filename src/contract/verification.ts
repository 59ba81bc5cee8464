import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, timestamp } from './fields.ts';
import { PHOTO_REFUSALS, PICTURE_FILE } from './photos.ts';

/** @spec D5.9 */
export const poses = [
  'hand_on_head',
  'fist_on_cheek',
  'finger_on_nose',
  'hand_behind_ear',
  'thumb_up_beside_face',
  'two_fingers_beside_face',
  'three_fingers_beside_face',
  'open_hand_below_chin',
] as const;
export type Pose = (typeof poses)[number];

/** Why staff rejected a selfie. */
export const verificationReasons = [
  'wrong_pose',
  'face_unclear',
  'main_photo_unclear',
  'not_alike',
  'several_people',
] as const;
export type VerificationReason = (typeof verificationReasons)[number];

export const verificationStatuses = ['pose_shown', 'pending', 'verified', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/**
 * The caller's verification. Only the caller can open `selfie_filename`.
 * @spec D5.9
 */
const verification = z.object({
  state: z.enum(['none', ...verificationStatuses]),
  /** True if the caller is verified, and the main photo has not changed since. */
  has_badge: z.boolean(),
  has_main_photo: z.boolean(),
  /** Null if the pose has expired, or if the selfie is accepted or rejected. */
  pose: z.nullable(z.enum(poses)),
  pose_ends_at: z.nullable(timestamp),
  sent_at: z.nullable(timestamp),
  decided_at: z.nullable(timestamp),
  reason: z.nullable(z.enum(verificationReasons)),
  /** The decision that rejected the selfie, which the caller can appeal. */
  decision: z.nullable(id),
  selfie_filename: z.nullable(z.string()),
});
export type Verification = z.output<typeof verification>;

const answer = z.object({ verification });

/** @spec D5.9 */
export const getVerification = defineCall('GET', '/api/verification.php', {
  summary: "The state of the verification of the caller's main photo",
  section: 'D5.9',
  output: answer,
  provides: ['verification'],
});

/**
 * While a pose is valid, the call returns it again, so members cannot choose.
 * @spec D5.9
 */
export const showPose = defineCall('POST', '/api/verification.php', {
  summary: 'Show the pose of a selfie',
  section: 'D5.9',
  output: answer,
  errors: ['main_photo_required', 'too_many_requests'],
  repeat: 'natural',
  invalidates: ['verification'],
});

/**
 * The server accepts only one selfie for each pose.
 * @spec D5.9
 */
export const sendSelfie = defineCall('POST', '/api/selfie.php', {
  summary: 'Send the selfie in the pose that is shown',
  section: 'D5.9',
  upload: PICTURE_FILE,
  output: answer,
  errors: ['pose_over', 'main_photo_required', ...PHOTO_REFUSALS],
  repeat: 'key',
  invalidates: ['verification'],
});

/**
 * Removes the badge and the selfie immediately, in any `state` of the verification.
 * @spec D5.9
 */
export const withdrawVerification = defineCall('DELETE', '/api/verification.php', {
  summary: "Withdraw the verification of the caller's main photo",
  section: 'D5.9',
  output: answer,
  errors: ['too_many_requests'],
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['verification'],
});
