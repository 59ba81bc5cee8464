import { expect, test } from 'vitest';
import { allInterests, interests, isInterest } from './interests.ts';

test('there are 51 built interests, each once, and as many numbers as a bigint has bits for them', () => {
  expect(interests).toHaveLength(51);
  expect(new Set(interests).size).toBe(51);
  expect(new Set(allInterests).size).toBeLessThanOrEqual(63);
  expect(isInterest('own_1')).toBe(true);
  expect(isInterest('sushi')).toBe(true);
  expect(isInterest('toString')).toBe(false);
});
