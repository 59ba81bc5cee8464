import { expect, test } from 'vitest';
import { addressOf, searchOf } from '../search-state.ts';
import { activeFilters, cleared } from './active-filters.ts';

const on = (query: string) =>
  activeFilters(searchOf(new URLSearchParams(query))).map(({ key, without }) => [key, addressOf(without)]);

test('each filter that is on can be let go by itself, and the first page is shown', () => {
  expect(on('country=NL&online=1&page=3')).toEqual([
    ['country', '?online=1'],
    ['online', '?country=NL'],
  ]);
});

test('an age range is one filter', () => {
  expect(on('min_age=20&max_age=30')).toEqual([['ages', '']]);
  expect(on('max_age=30')).toEqual([['ages', '']]);
});

test('with a country goes its region', () => {
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

test('a distance goes with the place it is counted from, unless the order needs that', () => {
  expect(on('distance=25&near=77')).toEqual([['distance', '']]);
  expect(on('distance=25&near=77&order=nearest')).toEqual([['distance', '?near=77&order=nearest']]);
  expect(on('near=77&order=nearest')).toEqual([['near', '?order=nearest']]);
});

test('an order or a page is no filter', () => {
  expect(on('order=nearest&page=2')).toEqual([]);
});

test('all filters off leaves the order, and the place it counts from', () => {
  expect(cleared({ country: 'NL', near: '77', order: 'nearest' })).toEqual({ near: '77', order: 'nearest' });
  expect(cleared({ distance: '5', near: '77' })).toEqual({});
});
