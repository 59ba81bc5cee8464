import { expect, test } from 'vitest';
import { finderAnswers } from '#contract/match-finder';
import { FACES, pickFaces, searchForAnswers } from './finder-state.ts';

const anyAge = { min_age: 18, max_age: 99, distance: null };
const aged = (min_age: number, max_age: number) => ({ min_age, max_age, distance: 50 as const });

test('the answers become a search by ages and photos, and by nothing else (spec 3.14)', () => {
  expect(searchForAnswers({}, anyAge)).toEqual({});
  expect(searchForAnswers({ age: '18-35', appearance: 'normal' }, anyAge)).toEqual({ max_age: '35' });
  expect(searchForAnswers({ age: '35+', appearance: 'sexy' }, anyAge)).toEqual({
    min_age: '35',
    with_photo: '1',
  });
});

test('they are limited to the preferred ages, unless the answered ages lie outside (spec D2.39)', () => {
  expect(searchForAnswers({}, aged(18, 41))).toEqual({ max_age: '41' });
  expect(searchForAnswers({ age: '35+' }, aged(18, 41))).toEqual({ min_age: '35', max_age: '41' });
  expect(searchForAnswers({ age: '18-35' }, aged(30, 54))).toEqual({ min_age: '30', max_age: '35' });
  expect(searchForAnswers({ age: '18-35' }, aged(48, 72))).toEqual({ max_age: '35' });
  expect(searchForAnswers({ age: '35+' }, undefined)).toEqual({ min_age: '35' });
});

test('an answer about race is neither in the history state nor in the search (spec D1.9)', () => {
  for (const race of finderAnswers.race) {
    const state = { age: '35+', race } as Parameters<typeof searchForAnswers>[0];
    expect(searchForAnswers(state, anyAge)).toEqual({ min_age: '35' });
  }
});

test('faces are of members with a photo who are not fictional, as many as the fan holds (spec D1.10)', () => {
  const main = { filename: '', thumb_filename: '' } as never;
  const real = Array.from({ length: 9 }, (_, id) => ({ id, main_image: main, fictional: false }));
  const faces = pickFaces([
    { id: -1, main_image: null, fictional: false },
    { id: -2, main_image: main, fictional: true },
    ...real,
  ]);
  expect(faces.map(({ id }) => id)).toEqual(real.slice(0, FACES).map(({ id }) => id));
});
