import { expect, test } from 'vitest';
import { timeZoneFromCookies } from './time-zone.ts';

test.each([
  ['tz=Europe/Warsaw', 'Europe/Warsaw'],
  ['scheme=dark; tz=America/Argentina/Buenos_Aires; language=es', 'America/Argentina/Buenos_Aires'],
  ['tz=Etc/GMT+3', 'Etc/GMT+3'],
])('the cookie %s is read as time zone %s (spec D4.3)', (cookies, zone) => {
  expect(timeZoneFromCookies(cookies)).toBe(zone);
});

test.each([
  [null],
  ['scheme=dark'],
  ['utz=Europe/Warsaw'],
  ['tz='],
  ['tz=Mars/Olympus'],
  ['tz=%E0%A4'],
  ['tz=;path=/'],
])('the cookie %s holds no time zone and throws nothing', cookies => {
  expect(timeZoneFromCookies(cookies)).toBeUndefined();
});
