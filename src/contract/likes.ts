import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cursor } from './cursor.ts';
import { id, nothing, timestamp } from './fields.ts';
import { mainImage } from './photos.ts';
import { memberCard } from './profiles.ts';

/**
 * The lists of the likes page, as in `/likes/{type}`.
 * @spec 3.9
 */
export const likeTypes = ['received', 'given', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

/**
 * A member who likes the caller; `like_new` until the caller opens their profile.
 * @spec 3.9
 */
export const likedBy = z.object({ id, like_new: z.boolean() });
/** A member, and which of the two likes the other. */
export const likedProfile = z.object({
  ...memberCard.shape,
  given: z.boolean(),
  received: z.boolean(),
  /** The time of the later of the two likes. */
  liked_at: timestamp,
});
export type LikedProfile = z.output<typeof likedProfile>;

/** The length of a list, counted up to `LIKES.countCap` plus one, and how many of its entries are new. */
const likeCount = z.object({ all: z.int(), new: z.int() });
export type LikeCount = z.output<typeof likeCount>;

/**
 * The first page of each list, all in `profiles`, newest first; `liked_by` holds those who like the caller.
 * `counts` are of the whole lists; `next` is the cursor of each second page, null where there is none.
 * @spec 7.8 3.9
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
  access: 'member',
  repeat: 'natural',
});

/**
 * The page of one list after the cursor `before`.
 * @spec 7.8
 */
export const getMoreLikes = defineCall({
  method: 'GET',
  path: '/api/likes.php',
  marker: 'more=true',
  summary: 'A further page of one list of likes',
  section: '7',
  query: z.object({ type: z.enum(likeTypes), before: cursor }),
  body: nothing,
  output: z.object({
    profiles: z.array(likedProfile),
    liked_by: z.array(likedBy),
    next: z.nullable(cursor),
  }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * Likes a member; mutual likes make a match. Liking twice is one like. The like of an account that is not yet
 * activated is stored and shown to the other member after the activation.
 * @spec 4.7
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
  access: 'member',
  repeat: 'natural',
});

/**
 * Removes a like and ends a match. If the same like is given again within a day it is neither new nor notified
 * again.
 * @spec 4.7
 */
export const unlike = defineCall({
  method: 'DELETE',
  path: '/api/like.php',
  summary: 'Take a like back',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * Clears the new flag of a like, when the liker's profile is opened.
 * @spec 4.7
 */
export const markLikeSeen = defineCall({
  method: 'PUT',
  path: '/api/like.php',
  summary: 'Mark a like as seen',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * Returns for the overlay, once each, the newest unseen match, else the newest unseen like, and how many others
 * of its kind are shown with it; else 204. It never invents a like. Likes are held back for half an hour after
 * the last ones were shown. It changes state although the specification makes it a GET, so only same-origin
 * requests are accepted.
 * @spec 7.5 D1.4 D1.6
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
  access: 'member',
  repeat: 'none',
});
export type AutoLike = z.output<typeof autoLike.output>;
