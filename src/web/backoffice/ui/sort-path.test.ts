import { expect, test } from 'vitest';
import { sortOf, sortPath } from './sort-path.ts';

const params = (search: string) => new URLSearchParams(search);

test('the title of a column sorts by it, then in the other direction, and keeps the filters (spec D5.10)', () => {
  expect(sortPath(params('state=open'), 'name')).toBe('?state=open&sort=name');
  expect(sortPath(params('state=open&sort=name'), 'name')).toBe('?state=open&sort=-name');
  expect(sortPath(params('state=open&sort=-name'), 'name')).toBe('?state=open&sort=name');
  expect(sortPath(params('sort=-name'), 'age')).toBe('?sort=age');
});

test('the address of a page says how its table is sorted (spec D5.10)', () => {
  expect(sortOf(params('sort=-created'))).toEqual({ by: 'created', descending: true });
  expect(sortOf(params('sort='))).toBeNull();
});
