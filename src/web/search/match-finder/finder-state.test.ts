import { expect, test } from 'vitest';
import { finderAnswers } from '#contract/match-finder';
import { searchOfFinder } from './finder-state.ts';

test('the answers make a search of ages and photos, and of nothing else (section 3)', () => {
  expect(searchOfFinder({})).toEqual({});
  expect(searchOfFinder({ age: '18-35', appearance: 'normal' })).toEqual({ max_age: '35' });
  expect(searchOfFinder({ age: '35+', appearance: 'sexy' })).toEqual({ min_age: '35', with_photo: '1' });
});

test('an answer on race is no part of what the history keeps, nor of the search', () => {
  for (const race of finderAnswers.race) {
    const state = { age: '35+', race } as Parameters<typeof searchOfFinder>[0];
    expect(searchOfFinder(state)).toEqual({ min_age: '35' });
  }
});
