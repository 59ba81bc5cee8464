import { expect, test } from 'vitest';
import { interests, isInterest } from './interests.ts';

test('there are 51 interests, each once', () => {
  expect(interests).toHaveLength(51);
  expect(new Set(interests).size).toBe(51);
  expect(isInterest('sushi')).toBe(true);
  expect(isInterest('toString')).toBe(false);
});
