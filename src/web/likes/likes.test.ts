import { expect, test } from 'vitest';
import type { LikedProfile } from '#contract/likes';
import { isNewLike, likesOf, newLikesIn } from './likes-query.ts';
import { delayIn } from './use-auto-like.ts';

const liked = (id: string, given: boolean, received: boolean) => ({ id, given, received }) as LikedProfile;
const likes = {
  profiles: [liked('a', true, false), liked('b', false, true), liked('c', true, true)],
  liked_by: [
    { id: 'b', like_new: true },
    { id: 'c', like_new: false },
  ],
  counts: { received: { all: 30, new: 3 }, given: { all: 1, new: 0 }, matches: { all: 1, new: 1 } },
  next: { received: null, given: null, matches: null },
};

test('a match stands in matches alone', () => {
  expect(likesOf(likes, 'given').map(({ id }) => id)).toEqual(['a']);
  expect(likesOf(likes, 'received').map(({ id }) => id)).toEqual(['b']);
  expect(likesOf(likes, 'matches').map(({ id }) => id)).toEqual(['c']);
});

test('new likes are those whose profile was not opened, on the page or beyond it', () => {
  expect(newLikesIn(likes)).toBe(4);
  expect(isNewLike(likes, 'b')).toBe(true);
  expect(isNewLike(likes, 'c')).toBe(false);
});

test('t delays in seconds; nonsense delays nothing', () => {
  expect(delayIn('?t=2.5')).toBe(2_500);
  expect(delayIn('?t=-1')).toBe(0);
  expect(delayIn('?t=soon')).toBe(0);
  expect(delayIn('')).toBe(0);
});
