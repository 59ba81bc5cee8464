import { expect, test } from 'vitest';
import { folded, isPartOf } from './folded.ts';

test('names are compared without marks, letter case, and what stands between their words', () => {
  expect(['Łódź', 'KØBENHAVN', 'Cœur-d’Alene', ' Gießen ', "'s-Hertogenbosch"].map(folded)).toEqual([
    'lodz',
    'kobenhavn',
    'coeur d alene',
    'giessen',
    's hertogenbosch',
  ]);
});

test('a part of a name is found however it is typed', () => {
  expect(isPartOf('Café’s', 'CAFE')).toBe(true);
  expect(isPartOf('Cafe', 'café')).toBe(true);
  expect(isPartOf('Sportschool', '')).toBe(true);
  expect(isPartOf('Sportschool', 'wijn')).toBe(false);
});
