import { expect, test } from 'vitest';
import { findCircle } from './refuse-circular-files.ts';

test('scripts that import each other in a circle are found, and named', () => {
  expect(
    findCircle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', ['outside']],
      ]),
    ),
  ).toBeNull();
  expect(
    findCircle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['d', 'b']],
        ['d', []],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
  expect(findCircle(new Map([['a', ['a']]]))).toEqual(['a', 'a']);
});
