import { expect, test } from 'vitest';
import { dismissalsCookie, parseDismissals } from './use-dismissals.ts';

const time = '2026-03-14T12:00:00.000Z';

test('the dismissals of a visitor and their times survive the cookie (spec D2.32)', () => {
  const dismissed = { push_notifications: time, time_bonus: '2026-03-15T08:30:00.000Z' };
  const [cookie = ''] = dismissalsCookie(dismissed).split(';');
  expect(parseDismissals(`scheme=dark; ${cookie}; tz=Europe/Rome`)).toEqual(dismissed);
});

test('the cookie lasts a year on every page', () => {
  expect(dismissalsCookie({ time_bonus: time })).toBe(
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
])('a malformed cookie dismisses nothing: %o', cookies => {
  expect(parseDismissals(cookies)).toEqual({});
});

test('a malformed part does not affect the others', () => {
  expect(parseDismissals('dismissed=x~time_bonus.1773489600000~__proto__.1')).toEqual({ time_bonus: time });
});
