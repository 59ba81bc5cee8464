import { expect, test } from 'vitest';
import { near } from './pages.tsx';
import {
  addressOf,
  changed,
  membersAddress,
  onPage,
  pageAddress,
  searchFrom,
  searchOf,
  toggled,
} from './search-state.ts';
import { isSpared } from './use-next-page.ts';

const searchIn = (query: string) => searchOf(new URLSearchParams(query));

test('the search is read from the address, tracking and positions aside (spec 3)', () => {
  expect(searchIn('country=NL&page=2&ref=x&min_age=&lat=52.37&lon=4.89&near=123')).toEqual({
    country: 'NL',
    near: '123',
    page: '2',
  });
});

test('what a plain form sends is the same search as what the script makes', () => {
  const sent = searchIn('country=&interests=wine&interests=gym&interests=gym&online=1&new=&order=&page=1');
  expect(sent).toEqual({ interests: ['gym', 'wine'], online: '1' });
  expect(addressOf(sent)).toBe('?interests=gym&interests=wine&online=1');
});

test('a search and its address are each other, whatever the order they were written in (spec 3)', () => {
  const query =
    '?gender=male&country=NL&countryregion=NL-NH&min_age=25&max_age=40&distance=50&near=1200&order=nearest&page=3' +
    '&body_type=normal&body_type=slim&interests=gym&interests=wine&online=1&new=1&with_photo=1&hide_fictional=1';
  expect(addressOf(searchIn(query))).toBe(query);
  const backwards = [...new URLSearchParams(query)].reverse();
  expect(addressOf(searchOf(new URLSearchParams(backwards)))).toBe(query);
});

test('all members have the plain address', () => {
  expect(membersAddress({})).toBe('/members');
});

test('a changed filter begins at the first page; an open one is not named', () => {
  expect(changed({ country: 'NL', page: '4', online: '1' }, { online: undefined, min_age: '30' })).toEqual({
    country: 'NL',
    min_age: '30',
  });
});

test('a region goes with its country', () => {
  const search = { country: 'NL', countryregion: 'NL-NH' };
  expect(changed(search, { country: 'BE' })).toEqual({ country: 'BE' });
  expect(changed(search, { country: undefined })).toEqual({});
  expect(changed(search, { online: '1' })).toEqual({ ...search, online: '1' });
});

test('a region that came without its country stays', () => {
  expect(changed({ countryregion: 'NL-NH' }, { online: '1' })).toEqual({
    countryregion: 'NL-NH',
    online: '1',
  });
});

test('a page keeps the search and nothing else; the first one needs no number', () => {
  const search = searchIn('country=NL&page=2&ref=x&utm_source=y');
  expect(pageAddress(search, 3)).toBe('/members?country=NL&page=3');
  expect(pageAddress(search, 1)).toBe('/members?country=NL');
  expect(onPage(search, 1)).toEqual({ country: 'NL' });
});

test('what the server proposes becomes an address', () => {
  expect(
    searchFrom({ distance: 50, online: true, new: false, interests: ['gym'], country: undefined }),
  ).toEqual({
    distance: '50',
    online: '1',
    interests: ['gym'],
  });
});

test('one of several values is put in and taken out', () => {
  expect(toggled(undefined, 'wine', true)).toEqual(['wine']);
  expect(toggled(['wine'], 'gym', true)).toEqual(['gym', 'wine']);
  expect(toggled(['gym', 'wine'], 'wine', false)).toEqual(['gym']);
});

test('five pages around this one', () => {
  expect(near(1, 18)).toEqual([1, 2, 3, 4, 5]);
  expect(near(9, 18)).toEqual([7, 8, 9, 10, 11]);
  expect(near(18, 18)).toEqual([14, 15, 16, 17, 18]);
  expect(near(2, 3)).toEqual([1, 2, 3]);
});

test('nothing is fetched ahead on a slow line, or where data is saved', () => {
  expect([undefined, {}, { effectiveType: '4g' }].map(isSpared)).toEqual([false, false, false]);
  expect([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(isSpared)).toEqual([
    true,
    true,
    true,
  ]);
});
