import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PHOTO_UPLOAD, PREMIUM_PHOTO_LIMIT } from './constants.ts';
import { id, nothing } from './fields.ts';
import { photoEdit } from './pictures.ts';

/** Rules of the terms by which a photo is rejected. */
export const PHOTO_RULES = ['minors', 'without_consent', 'threats', 'advertising', 'impersonation'] as const;
export type PhotoRule = (typeof PHOTO_RULES)[number];

const photoStatus = z.enum(['pending', 'active', 'rejected']);
/** Some 25 bytes of ThumbHash in base64, taken from the blur, so that it tells no more than that; null for a while after a restore. */
const placeholder = z.nullable(z.string());

/**
 * A picture as one viewer may see it: addresses below `cdn_prefix`, one a size (px of the long side), in WebP; `inFormat`
 * makes the other formats' of them.
 * `locked` pictures carry the addresses of the server-made blur only; the clear bytes have other, unguessable addresses.
 */
export const photo = z.object({
  id,
  filename: z.string(),
  thumb_filename: z.string(),
  large_filename: z.string(),
  width: z.int(),
  height: z.int(),
  status: photoStatus,
  /** The rule it was rejected by; null for everybody but its owner. */
  reason: z.nullable(z.enum(PHOTO_RULES)),
  visibility: z.enum(['public', 'private']),
  locked: z.boolean(),
  /** A few colours as `#rrggbb`, shown until the picture is there. */
  colour: z.string(),
  placeholder,
  /** For its owner: how it was cut out of the original that is kept, and where he sees that. */
  edit: z.nullable(z.extend(photoEdit, { original_filename: z.string() })),
});
export type Photo = z.output<typeof photo>;

/**
 * The main image (section 3): null when there is none; `match_path` is the picture of the match overlay, `og_path` the JPEG
 * for og:image and mails, used only when `status` is active.
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

/** Media types of the pictures that are taken. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What a call that takes a picture takes. */
export const PICTURE_FILE = {
  maxBytes: PHOTO_UPLOAD.maxBytes,
  types: PHOTO_TYPES,
  tooLarge: 'photo_too_large',
} as const;

/** What a picture is refused for, whatever it was to become. */
export const PHOTO_REFUSALS = [
  'too_many_requests',
  'photo_type',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_too_small',
  'photo_broken',
] as const;

/** Uploads one picture; the first becomes the main one. Free members keep 3, premium members 25 (section 5). */
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
  who: 'member',
  repeat: 'key',
});

/**
 * Changes a photo of one's own: makes it the main one, public or private, or cuts it anew out of its original. What is cut
 * anew has other addresses, and the old ones end.
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
  who: 'member',
  repeat: 'natural',
});

/** Puts one's photos in an order: all of them, each once. The main one is shown first wherever it stands. */
export const orderPhotos = defineCall({
  method: 'PUT',
  path: '/api/photo-order.php',
  summary: 'Put one’s photos in an order',
  section: '3',
  query: nothing,
  body: z.object({ ids: z.array(id).check(z.maxLength(PREMIUM_PHOTO_LIMIT)) }),
  output: z.object({ photos: z.array(photo) }),
  errors: ['too_many_requests'],
  who: 'member',
  repeat: 'natural',
});

/** Removes a photo of one's own, its files with it. */
export const deletePhoto = defineCall({
  method: 'DELETE',
  path: '/api/photo.php',
  summary: 'Delete a photo',
  section: '3',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found', 'too_many_requests'],
  who: 'member',
  repeat: 'natural',
});
