import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PHOTO_UPLOAD, PREMIUM_PHOTO_LIMIT } from './constants.ts';
import { id, nothing } from './fields.ts';
import { photoEdit } from './pictures.ts';

/** Rules of the terms for which a photo can be rejected. */
export const PHOTO_RULES = ['minors', 'without_consent', 'threats', 'advertising', 'impersonation'] as const;
export type PhotoRule = (typeof PHOTO_RULES)[number];

const photoStatus = z.enum(['pending', 'active', 'rejected']);
/**
 * About 25 bytes of ThumbHash in base64, computed from the blurred rendition so that it reveals no more than
 * that; null for a while after a restore.
 */
const placeholder = z.nullable(z.string());

/**
 * A photo as one viewer may see it: addresses below `cdn_prefix`, one for each size (px of the long side), in
 * WebP; `inFormat` derives the other formats. A `locked` photo carries the addresses of its blurred rendition
 * only; the clear renditions have other, unguessable addresses.
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
  /** The rule it was rejected for; always null for other members. */
  reason: z.nullable(z.enum(PHOTO_RULES)),
  visibility: z.enum(['public', 'private']),
  locked: z.boolean(),
  /** The dominant colour as `#rrggbb`, shown until the picture has loaded. */
  colour: z.string(),
  placeholder,
  /** Only for its owner: how it was cut out of the stored original, and the address of that original. */
  edit: z.nullable(z.extend(photoEdit, { original_filename: z.string() })),
});
export type Photo = z.output<typeof photo>;

/**
 * Null when there is none. `match_path` is the picture of the match overlay, `og_path` the JPEG for og:image
 * and emails, used only when `status` is active.
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

/** Accepted media types. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The upload limits of every call that accepts a picture. */
export const PICTURE_FILE = {
  maxBytes: PHOTO_UPLOAD.maxBytes,
  types: PHOTO_TYPES,
  tooLarge: 'photo_too_large',
} as const;

/** Error codes of every call that accepts a picture. */
export const PHOTO_REFUSALS = [
  'too_many_requests',
  'photo_type',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_too_small',
  'photo_broken',
] as const;

/**
 * Uploads one photo; the first becomes the main one. Free members may have 3, premium members 25.
 * @spec 5.7 D2.18
 */
export const uploadPhoto = defineCall({
  method: 'POST',
  path: '/api/photo.php',
  summary: 'Upload a photo',
  section: '5',
  query: z.object({
    main: z.optional(z.enum(['yes', 'no'])),
    visibility: z.optional(z.enum(['public', 'private'])),
  }),
  body: nothing,
  upload: PICTURE_FILE,
  output: z.object({ photo }),
  errors: ['photo_limit', ...PHOTO_REFUSALS],
  access: 'member',
  repeat: 'key',
});

/**
 * Makes a photo the main one, public or private, or crops it again from its original. A new crop has new
 * addresses, and the old ones stop working.
 * @spec 3.2 D2.18
 */
export const changePhoto = defineCall({
  method: 'PUT',
  path: '/api/photo.php',
  summary: 'Make a photo the main one, public or private, rotate and crop it',
  section: '3',
  query: nothing,
  body: z.object({
    id,
    main: z.optional(z.literal(true)),
    visibility: z.optional(z.enum(['public', 'private'])),
    edit: z.optional(photoEdit),
  }),
  output: z.object({ photo }),
  errors: ['not_found', 'too_many_requests', 'photo_too_small'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Reorders the caller's photos: `ids` lists each exactly once. The main photo is shown first whatever its
 * position.
 * @spec 3.2
 */
export const orderPhotos = defineCall({
  method: 'PUT',
  path: '/api/photo-order.php',
  summary: "Reorder the caller's photos",
  section: '3',
  query: nothing,
  body: z.object({ ids: z.array(id).check(z.maxLength(PREMIUM_PHOTO_LIMIT)) }),
  output: z.object({ photos: z.array(photo) }),
  errors: ['too_many_requests'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Deletes a photo and its files.
 * @spec 3.2
 */
export const deletePhoto = defineCall({
  method: 'DELETE',
  path: '/api/photo.php',
  summary: 'Delete a photo',
  section: '3',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found', 'too_many_requests'],
  access: 'member',
  repeat: 'natural',
});
