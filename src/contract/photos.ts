import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PHOTO_UPLOAD, PREMIUM_PHOTO_LIMIT } from './constants.ts';
import { id } from './fields.ts';
import { photoEdit } from './pictures.ts';

export const PHOTO_RULES = ['minors', 'without_consent', 'threats', 'advertising', 'impersonation'] as const;
export type PhotoRule = (typeof PHOTO_RULES)[number];

export const photoStatuses = ['pending', 'active', 'rejected'] as const;
export const photoVisibilities = ['public', 'private'] as const;
const photoStatus = z.enum(photoStatuses);
/** Base64 ThumbHash of the blurred rendition, null right after a backup is restored. */
const placeholder = z.nullable(z.string());

/**
 * If the photo is `locked`, all addresses lead to its blurred rendition.
 * @spec 3.2 D2.18 D4.9
 */
export const photo = z.object({
  id,
  filename: z.string(),
  thumb_filename: z.string(),
  large_filename: z.string(),
  width: z.int(),
  height: z.int(),
  status: photoStatus,
  /** The rule that a rejected photo broke; null for other members. */
  reason: z.nullable(z.enum(PHOTO_RULES)),
  /** The decision that rejected it, which its owner can appeal; null for other members. */
  decision: z.nullable(id),
  visibility: z.enum(photoVisibilities),
  locked: z.boolean(),
  /** Dominant colour as `#rrggbb`. */
  colour: z.string(),
  placeholder,
  /** The owner's rotation and crop, with the original; null for other viewers. */
  edit: z.nullable(z.extend(photoEdit, { original_filename: z.string() })),
});
export type Photo = z.output<typeof photo>;

/**
 * Link previews use the JPEG `og_path` only if `status` is active.
 * @spec 3.2
 */
export const mainImage = z.nullable(
  z.object({
    filename: z.string(),
    thumb_filename: z.string(),
    match_path: z.string(),
    og_path: z.string(),
    status: photoStatus,
    colour: z.string(),
    placeholder,
  }),
);
export type MainImage = z.output<typeof mainImage>;

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const PICTURE_FILE = {
  maxBytes: PHOTO_UPLOAD.maxBytes,
  types: PHOTO_TYPES,
  tooLarge: 'photo_too_large',
} as const;

export const PHOTO_REFUSALS = [
  'too_many_requests',
  'photo_type',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_too_small',
  'photo_broken',
] as const;

/** @spec 5.7 D2.18 */
export const uploadPhoto = defineCall('POST', '/api/photo.php', {
  summary: 'Upload a photo',
  section: '5.7',
  query: z.object({
    main: z.optional(z.enum(['yes', 'no'])),
    visibility: z.optional(z.enum(['public', 'private'])),
  }),
  upload: PICTURE_FILE,
  output: z.object({ photo }),
  errors: ['photo_limit', ...PHOTO_REFUSALS],
  repeat: 'key',
  invalidates: ['profile', 'user', 'album', 'album-grants'],
});

/**
 * A new crop or rotation invalidates the photo's old addresses.
 * @spec 3.2 D2.18
 */
export const changePhoto = defineCall('PUT', '/api/photo.php', {
  summary: 'Make a photo the main one, public or private, rotate and crop it',
  section: '3.2',
  body: z.object({
    id,
    main: z.optional(z.literal(true)),
    visibility: z.optional(z.enum(['public', 'private'])),
    edit: z.optional(photoEdit),
  }),
  output: z.object({ photo }),
  errors: ['not_found', 'too_many_requests', 'photo_too_small'],
  repeat: 'natural',
  invalidates: ['profile', 'user', 'album', 'album-grants'],
});

/**
 * `ids` lists every photo. The main photo is always shown first.
 * @spec 3.2
 */
export const orderPhotos = defineCall('PUT', '/api/photo-order.php', {
  summary: "Reorder the caller's photos",
  section: '3.2',
  body: z.object({ ids: z.array(id).check(z.maxLength(PREMIUM_PHOTO_LIMIT)) }),
  output: z.object({ photos: z.array(photo) }),
  errors: ['too_many_requests'],
  repeat: 'natural',
  invalidates: ['profile', 'user', 'album', 'album-grants'],
});

/** @spec 3.2 */
export const deletePhoto = defineCall('DELETE', '/api/photo.php', {
  summary: 'Delete a photo',
  section: '3.2',
  body: z.object({ id }),
  errors: ['not_found', 'too_many_requests'],
  repeat: 'natural',
  invalidates: ['profile', 'user', 'album', 'album-grants'],
});
