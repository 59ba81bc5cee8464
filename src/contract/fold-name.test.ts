import { expect, test } from 'vitest';
import { foldName, nameIncludes } from './plain-text.ts';

test('names are compared without diacritics, letter case and punctuation', () => {
  expect(['Łódź', 'KØBENHAVN', 'Cœur-d’Alene', ' Gießen ', "'s-Hertogenbosch"].map(foldName)).toEqual([
    'lodz',
    'kobenhavn',
    'coeur d alene',
    'giessen',
    's hertogenbosch',
  ]);
});

test('a part of a name is found in any spelling', () => {
  expect(nameIncludes('Café’s', 'CAFE')).toBe(true);
  expect(nameIncludes('Cafe', 'café')).toBe(true);
  expect(nameIncludes('Sportschool', '')).toBe(true);
  expect(nameIncludes('Sportschool', 'wijn')).toBe(false);
});
