import { expect, test } from 'vitest';
import { finderAnswers } from '#contract/match-finder';
import { FACES, facesIn, searchOfFinder } from './finder-state.ts';

const anyAge = { min_age: 18, max_age: 99, distance: null };
const aged = (min_age: number, max_age: number) => ({ min_age, max_age, distance: 50 as const });

test('the answers make a search of ages and photos, and of nothing else (section 3)', () => {
  expect(searchOfFinder({}, anyAge)).toEqual({});
  expect(searchOfFinder({ age: '18-35', appearance: 'normal' }, anyAge)).toEqual({ max_age: '35' });
  expect(searchOfFinder({ age: '35+', appearance: 'sexy' }, anyAge)).toEqual({
    min_age: '35',
    with_photo: '1',
  });
});

test('they keep to the ages a member wishes for, unless he answers that he looks for others (decisions, Search order)', () => {
  expect(searchOfFinder({}, aged(18, 41))).toEqual({ max_age: '41' });
  expect(searchOfFinder({ age: '35+' }, aged(18, 41))).toEqual({ min_age: '35', max_age: '41' });
  expect(searchOfFinder({ age: '18-35' }, aged(30, 54))).toEqual({ min_age: '30', max_age: '35' });
  expect(searchOfFinder({ age: '18-35' }, aged(48, 72))).toEqual({ max_age: '35' });
  expect(searchOfFinder({ age: '35+' }, undefined)).toEqual({ min_age: '35' });
});

test('an answer on race is no part of what the history keeps, nor of the search', () => {
  for (const race of finderAnswers.race) {
    const state = { age: '35+', race } as Parameters<typeof searchOfFinder>[0];
    expect(searchOfFinder(state, anyAge)).toEqual({ min_age: '35' });
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
