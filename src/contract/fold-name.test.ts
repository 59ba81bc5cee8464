import { expect, test } from 'vitest';
import { foldName, nameIncludes } from './fold-name.ts';

test('names are compared without marks, letter case, and what stands between their words', () => {
  expect(['Łódź', 'KØBENHAVN', 'Cœur-d’Alene', ' Gießen ', "'s-Hertogenbosch"].map(foldName)).toEqual([
    'lodz',
    'kobenhavn',
    'coeur d alene',
    'giessen',
    's hertogenbosch',
  ]);
});

test('a part of a name is found however it is typed', () => {
  expect(nameIncludes('Café’s', 'CAFE')).toBe(true);
  expect(nameIncludes('Cafe', 'café')).toBe(true);
  expect(nameIncludes('Sportschool', '')).toBe(true);
  expect(nameIncludes('Sportschool', 'wijn')).toBe(false);
});
