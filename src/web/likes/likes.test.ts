import { expect, test } from 'vitest';
import type { LikedProfile } from '#contract/likes';
import { countNewLikes, isNewLike, likesInList } from './likes-query.ts';
import { overlayDelay } from './show-newest-like.ts';

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

test('a match is in matches only', () => {
  expect(likesInList(likes, 'given').map(({ id }) => id)).toEqual(['a']);
  expect(likesInList(likes, 'received').map(({ id }) => id)).toEqual(['b']);
  expect(likesInList(likes, 'matches').map(({ id }) => id)).toEqual(['c']);
});

test('new likes are those whose profile was not opened, on the page or beyond it', () => {
  expect(countNewLikes(likes)).toBe(4);
  expect(isNewLike(likes, 'b')).toBe(true);
  expect(isNewLike(likes, 'c')).toBe(false);
});

test('t delays by seconds; an invalid value delays nothing', () => {
  expect(overlayDelay('?t=2.5')).toBe(2_500);
  expect(overlayDelay('?t=-1')).toBe(0);
  expect(overlayDelay('?t=soon')).toBe(0);
  expect(overlayDelay('')).toBe(0);
});
