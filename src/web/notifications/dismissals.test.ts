import { expect, test } from 'vitest';
import { cookieOf, dismissalsIn } from './dismissals.ts';

const time = '2026-03-14T12:00:00.000Z';

test('what a visitor dismissed is read from the cookie it was written to, with its time', () => {
  const dismissed = { push_notifications: time, time_bonus: '2026-03-15T08:30:00.000Z' };
  const [cookie = ''] = cookieOf(dismissed).split(';');
  expect(dismissalsIn(`scheme=dark; ${cookie}; tz=Europe/Rome`)).toEqual(dismissed);
});

test('the cookie is kept for a year, on every page', () => {
  expect(cookieOf({ time_bonus: time })).toBe(
    'dismissed=time_bonus.1773489600000; path=/; max-age=31536000; samesite=lax',
  );
});

test.each([
  [null],
  [''],
  ['dismissed='],
  ['undismissed=time_bonus.1'],
  ['dismissed=other.1773489600000'],
  ['dismissed=time_bonus'],
  ['dismissed=time_bonus.soon~.~~'],
  ['dismissed=time_bonus.99999999999999999999'],
])('a cookie that says nothing dismisses nothing: %o', cookies => {
  expect(dismissalsIn(cookies)).toEqual({});
});

test('a broken part leaves the others', () => {
  expect(dismissalsIn('dismissed=x~time_bonus.1773489600000~__proto__.1')).toEqual({ time_bonus: time });
});
