import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cursor } from './cursor.ts';
import { id, timestamp } from './fields.ts';
import { mainImage } from './photos.ts';
import { memberCard } from './profiles.ts';

/** @spec 3.9 */
export const likeTypes = ['received', 'given', 'matches'] as const;
export type LikeType = (typeof likeTypes)[number];

/**
 * A like is new until the caller opens the liker's profile.
 * @spec 3.9
 */
export const likedBy = z.object({ id, like_new: z.boolean() });
export const likedProfile = z.object({
  ...memberCard.shape,
  given: z.boolean(),
  received: z.boolean(),
  /** Time of the like; for a match, of the later like. */
  liked_at: timestamp,
});
export type LikedProfile = z.output<typeof likedProfile>;

/** `all` is at most `LIKES.countCap` plus one, because the server stops counting there. */
const likeCount = z.object({ all: z.int(), new: z.int() });
export type LikeCount = z.output<typeof likeCount>;

/**
 * Returns each list's first page, newest first. `counts` covers all pages.
 * @spec 7.8 3.9
 */
export const getLikes = defineCall('GET', '/api/likes.php', {
  summary: 'Likes received and given, and matches',
  section: '7.8',
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
  provides: ['likes'],
});

/** @spec 7.8 */
export const getMoreLikes = defineCall('GET', '/api/likes.php', {
  marker: 'more=true',
  summary: 'A further page of one list of likes',
  section: '7.8',
  query: z.object({ type: z.enum(likeTypes), before: cursor }),
  output: z.object({
    profiles: z.array(likedProfile),
    liked_by: z.array(likedBy),
    next: z.nullable(cursor),
  }),
  provides: ['likes'],
});

/**
 * The liked member sees the like only after the activation of the caller's account.
 * @spec 4.7
 */
export const like = defineCall('POST', '/api/like.php', {
  summary: 'Like a member',
  section: '4.7',
  body: z.object({ id }),
  output: z.object({ matched: z.boolean() }),
  errors: ['not_found', 'forbidden', 'likes_limit'],
  repeat: 'natural',
  invalidates: ['likes', 'member:id'],
});

/**
 * If the caller likes the member again within a day, no overlay shows it.
 * @spec 4.7
 */
export const unlike = defineCall('DELETE', '/api/like.php', {
  summary: 'Take a like back',
  section: '4.7',
  body: z.object({ id }),
  repeat: 'natural',
  invalidates: ['likes', 'member:id'],
});

/** @spec 4.7 */
export const markLikeSeen = defineCall('PUT', '/api/like.php', {
  summary: 'Mark a like as seen',
  section: '4.7',
  body: z.object({ id }),
  repeat: 'natural',
  invalidates: ['likes'],
});

/**
 * The ids of the members come from the browser's cookie `early_likes`. Does nothing before the activation of the caller's
 * account. What the limit of likes refuses stays in the cookie; members whom the caller does not see are dropped silently.
 * @spec 4.7
 */
export const giveEarlyLikes = defineCall('POST', '/api/early-likes.php', {
  summary: 'Give the likes that the browser kept from before the sign-up',
  section: '4.7',
  output: z.object({ given: z.int() }),
  repeat: 'natural',
  invalidates: ['likes'],
});

/**
 * Prefers matches to likes. `others` counts further likes that the overlay mentions. Repeated by the browser, because a
 * request at the moment of reconnection may fail; a like whose answer was lost is not shown again either way.
 * @spec 7.5 D1.4 D1.6
 */
export const autoLike = defineCall('GET', '/api/auto-like.php', {
  summary: 'The newest like or match not seen yet, for the overlay',
  section: '7.5',
  sameOrigin: true,
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
  provides: [],
});
export type AutoLike = z.output<typeof autoLike.output>;
