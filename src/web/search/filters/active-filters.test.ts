import { expect, test } from 'vitest';
import { parseSearch, queryStringOf } from '../search-state.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';

const on = (query: string) =>
  activeFilters(parseSearch(new URLSearchParams(query))).map(({ key, without }) => [
    key,
    queryStringOf(without),
  ]);

test('each active filter can be removed by itself, and the first page is shown', () => {
  expect(on('country=NL&online=1&page=3')).toEqual([
    ['country', '?online=1'],
    ['online', '?country=NL'],
  ]);
});

test('an age range is one filter', () => {
  expect(on('min_age=20&max_age=30')).toEqual([['ages', '']]);
  expect(on('max_age=30')).toEqual([['ages', '']]);
});

test('removing a country removes its region', () => {
  expect(on('country=NL&countryregion=NL-NH')).toEqual([
    ['country', ''],
    ['countryregion', '?country=NL'],
  ]);
});

test('of several values each is a filter', () => {
  expect(on('interests=gym&interests=wine&body_type=slim')).toEqual([
    ['body_type slim', '?interests=gym&interests=wine'],
    ['interests gym', '?body_type=slim&interests=wine'],
    ['interests wine', '?body_type=slim&interests=gym'],
  ]);
});

test('removing a distance removes its place, unless the order needs it', () => {
  expect(on('distance=25&near=77')).toEqual([['distance', '']]);
  expect(on('distance=25&near=77&order=nearest')).toEqual([['distance', '?near=77&order=nearest']]);
  expect(on('near=77&order=nearest')).toEqual([['near', '?order=nearest']]);
});

test('order and page are not filters', () => {
  expect(on('order=nearest&page=2')).toEqual([]);
});

test('removing all filters keeps the order, and the place it needs', () => {
  expect(withoutFilters({ country: 'NL', near: '77', order: 'nearest' })).toEqual({
    near: '77',
    order: 'nearest',
  });
  expect(withoutFilters({ distance: '5', near: '77' })).toEqual({});
});
