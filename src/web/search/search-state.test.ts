import { expect, test } from 'vitest';
import { nearbyPages, shouldSaveData } from './pages.tsx';
import {
  membersAddress,
  pageAddress,
  parseSearch,
  queryStringOf,
  searchFromQuery,
  withChanges,
  withPage,
  withToggled,
} from './search-state.ts';

const searchIn = (query: string) => parseSearch(new URLSearchParams(query));

test('the search is parsed from the address, without tracking and positions (spec 3.16)', () => {
  expect(searchIn('country=NL&page=2&ref=x&min_age=&lat=52.37&lon=4.89&near=123')).toEqual({
    country: 'NL',
    near: '123',
    page: '2',
  });
});

test('a plain form sends the same search as the script', () => {
  const sent = searchIn('country=&interests=wine&interests=gym&interests=gym&online=1&new=&order=&page=1');
  expect(sent).toEqual({ interests: ['gym', 'wine'], online: '1' });
  expect(queryStringOf(sent)).toBe('?interests=gym&interests=wine&online=1');
});

test('a search round-trips through its address in any parameter order (spec 3.16)', () => {
  const query =
    '?gender=male&country=NL&countryregion=NL-NH&min_age=25&max_age=40&distance=50&near=1200&order=nearest&page=3' +
    '&body_type=normal&body_type=slim&interests=gym&interests=wine&online=1&new=1&with_photo=1&hide_fictional=1';
  expect(queryStringOf(searchIn(query))).toBe(query);
  const backwards = [...new URLSearchParams(query)].reverse();
  expect(queryStringOf(parseSearch(new URLSearchParams(backwards)))).toBe(query);
});

test('a search without filters has the plain address', () => {
  expect(membersAddress({})).toBe('/members');
});

test('a changed filter goes to the first page; an empty one is left out', () => {
  expect(
    withChanges({ country: 'NL', page: '4', online: '1' }, { online: undefined, min_age: '30' }),
  ).toEqual({
    country: 'NL',
    min_age: '30',
  });
});

test('changing the country removes its region', () => {
  const search = { country: 'NL', countryregion: 'NL-NH' };
  expect(withChanges(search, { country: 'BE' })).toEqual({ country: 'BE' });
  expect(withChanges(search, { country: undefined })).toEqual({});
  expect(withChanges(search, { online: '1' })).toEqual({ ...search, online: '1' });
});

test('a region without its country stays', () => {
  expect(withChanges({ countryregion: 'NL-NH' }, { online: '1' })).toEqual({
    countryregion: 'NL-NH',
    online: '1',
  });
});

test('another page keeps the search; the first page has no number', () => {
  const search = searchIn('country=NL&page=2&ref=x&utm_source=y');
  expect(pageAddress(search, 3)).toBe('/members?country=NL&page=3');
  expect(pageAddress(search, 1)).toBe('/members?country=NL');
  expect(withPage(search, 1)).toEqual({ country: 'NL' });
});

test('a search proposed by the server becomes an address', () => {
  expect(
    searchFromQuery({ distance: 50, online: true, new: false, interests: ['gym'], country: undefined }),
  ).toEqual({
    distance: '50',
    online: '1',
    interests: ['gym'],
  });
});

test('one of several values is added and removed', () => {
  expect(withToggled(undefined, 'wine', true)).toEqual(['wine']);
  expect(withToggled(['wine'], 'gym', true)).toEqual(['gym', 'wine']);
  expect(withToggled(['gym', 'wine'], 'wine', false)).toEqual(['gym']);
});

test('five pages around this one', () => {
  expect(nearbyPages(1, 18)).toEqual([1, 2, 3, 4, 5]);
  expect(nearbyPages(9, 18)).toEqual([7, 8, 9, 10, 11]);
  expect(nearbyPages(18, 18)).toEqual([14, 15, 16, 17, 18]);
  expect(nearbyPages(2, 3)).toEqual([1, 2, 3]);
});

test('nothing is prefetched on a slow connection or with data saving', () => {
  expect([undefined, {}, { effectiveType: '4g' }].map(shouldSaveData)).toEqual([false, false, false]);
  expect(
    [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(shouldSaveData),
  ).toEqual([true, true, true]);
});
