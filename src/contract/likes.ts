import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing, timestamp } from './fields.ts';
import { mainImage } from './photos.ts';
import { memberCard } from './profiles.ts';

/** The lists of the likes page and its addresses, `/likes/{type}`. */
export const likeTypes = ['received', 'given', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

/** One who likes me (section 3); `like_new` until his profile was opened. */
export const likedBy = z.object({ id, like_new: z.boolean() });
/** A member with what likes there are between us. */
export const likedProfile = z.object({
  ...memberCard.shape,
  given: z.boolean(),
  received: z.boolean(),
  /** When the later of the two likes came; the like's own time where there is one only. */
  liked_at: timestamp,
});
export type LikedProfile = z.output<typeof likedProfile>;

/** All likes, newest first: `profiles` holds everyone in given, received and matches; `liked_by` who likes me. */
export const getLikes = defineCall({
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Likes received and given, and matches',
  section: '7',
  query: nothing,
  body: nothing,
  output: z.object({ profiles: z.array(likedProfile), liked_by: z.array(likedBy) }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/**
 * Likes a member; mutual likes make a match. Liking twice is one like.
 * The like of one who has not confirmed his address is kept; the other one sees it once it is confirmed.
 */
export const like = defineCall({
  method: 'POST',
  path: '/api/like.php',
  summary: 'Like a member',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.object({ matched: z.boolean() }),
  errors: ['not_found'],
  who: 'member',
  repeat: 'natural',
});

/** Takes a like back; a match ends with it. */
export const unlike = defineCall({
  method: 'DELETE',
  path: '/api/like.php',
  summary: 'Take a like back',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** Opening a profile clears its new flag (section 4). */
export const seeLike = defineCall({
  method: 'PUT',
  path: '/api/like.php',
  summary: 'A like is no longer new',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** The newest real, unseen like or match for the overlay, else 204. GET as written, same-origin only. */
export const autoLike = defineCall({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'The newest like or match not seen yet, for the overlay',
  section: '7',
  sameOrigin: true,
  query: nothing,
  body: nothing,
  output: z.nullable(z.object({ id, name: z.string(), main_image: mainImage, matched: z.boolean() })),
  errors: ['cross_site'],
  who: 'member',
  repeat: 'none',
});
export type AutoLike = z.output<typeof autoLike.output>;
