import { expect, test } from 'vitest';
import { finderAnswers } from '#contract/match-finder';
import { FACES, facesIn, searchOfFinder } from './finder-state.ts';

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

test('faces are shown of those who have a photo and are real, as many as lie in the fan (decisions 1)', () => {
  const main = { filename: '', thumb_filename: '' } as never;
  const real = Array.from({ length: 9 }, (_, id) => ({ id, main_image: main, fictional: false }));
  const faces = facesIn([
    { id: -1, main_image: null, fictional: false },
    { id: -2, main_image: main, fictional: true },
    ...real,
  ]);
  expect(faces.map(({ id }) => id)).toEqual(real.slice(0, FACES).map(({ id }) => id));
});
