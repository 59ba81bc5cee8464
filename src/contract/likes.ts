import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cursor } from './cursor.ts';
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

/** How long a list is, counted as far as `LIKES.counted` and one more, and how many of it are new. */
const likeCount = z.object({ all: z.int(), new: z.int() });
export type LikeCount = z.output<typeof likeCount>;

/**
 * The first stretch of each list, all in `profiles`, newest first; `liked_by` who of them likes me. `counts` tell of the whole lists,
 * `next` where the stretch after the first begins, null where it is the whole list.
 */
export const getLikes = defineCall({
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Likes received and given, and matches',
  section: '7',
  query: nothing,
  body: nothing,
  output: z.object({
    profiles: z.array(likedProfile),
    liked_by: z.array(likedBy),
    counts: z.object({ received: likeCount, given: likeCount, matches: likeCount }),
    next: z.object({
      received: z.nullable(cursor),
      given: z.nullable(cursor),
      matches: z.nullable(cursor),
    }),
  }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** One list's stretch after the one that ended at `before`. */
export const getMoreLikes = defineCall({
  method: 'GET',
  path: '/api/likes.php',
  marker: 'more=true',
  summary: 'A further stretch of one list of likes',
  section: '7',
  query: z.object({ type: z.enum(likeTypes), before: cursor }),
  body: nothing,
  output: z.object({
    profiles: z.array(likedProfile),
    liked_by: z.array(likedBy),
    next: z.nullable(cursor),
  }),
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
  errors: ['not_found', 'forbidden', 'likes_limit'],
  who: 'member',
  repeat: 'natural',
});

/** Takes a like back; a match ends with it. Given again within a day it is the same like: not new once more, nor told of again. */
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

/**
 * For the overlay, once: the newest match not seen yet, else the newest like, with how many others of its kind are told of with it;
 * else 204. It never makes one up. Likes wait for half an hour after the last ones. GET as written, same-origin only.
 */
export const autoLike = defineCall({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'The newest like or match not seen yet, for the overlay',
  section: '7',
  sameOrigin: true,
  query: nothing,
  body: nothing,
  output: z.nullable(
    z.object({
      id,
      name: z.string(),
      fictional: z.boolean(),
      main_image: mainImage,
      matched: z.boolean(),
      others: z.int(),
    }),
  ),
  errors: ['cross_site'],
  who: 'member',
  repeat: 'none',
});
export type AutoLike = z.output<typeof autoLike.output>;
