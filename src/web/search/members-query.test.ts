import { expect, test } from 'vitest';
import { countFilters, filteredAddress, pageAddress, searchOf } from './members-query.ts';
import { near } from './pages.tsx';

const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

test('the address holds what was chosen, and nothing that is open', () => {
  expect(filteredAddress(form({ gender: '', country: 'NL', countryregion: 'NL-NH', min_age: '25' }))).toBe(
    '?country=NL&countryregion=NL-NH&min_age=25',
  );
});

test('a region goes with its country', () => {
  expect(filteredAddress(form({ country: 'BE', countryregion: 'NL-NH' }))).toBe('?country=BE');
});

test('a page keeps the search; the first one needs no number', () => {
  const params = new URLSearchParams('country=NL&page=2&ref=x');
  expect(pageAddress(params, 3)).toBe('?country=NL&page=3&ref=x');
  expect(pageAddress(params, 1)).toBe('?country=NL&ref=x');
});

test('the search is read from the address, tracking aside', () => {
  expect(searchOf(new URLSearchParams('country=NL&page=2&ref=x&min_age='))).toEqual({
    country: 'NL',
    page: '2',
  });
});

test('an age range is one filter', () => {
  expect(countFilters({ country: 'NL', min_age: 20, max_age: 30 })).toBe(2);
  expect(countFilters({})).toBe(0);
});

test('five pages around this one', () => {
  expect(near(1, 18)).toEqual([1, 2, 3, 4, 5]);
  expect(near(9, 18)).toEqual([7, 8, 9, 10, 11]);
  expect(near(18, 18)).toEqual([14, 15, 16, 17, 18]);
  expect(near(2, 3)).toEqual([1, 2, 3]);
});
