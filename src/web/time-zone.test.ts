import { expect, test } from 'vitest';
import { timeZoneOf } from './time-zone.ts';

test.each([
  ['tz=Europe/Warsaw', 'Europe/Warsaw'],
  ['scheme=dark; tz=America/Argentina/Buenos_Aires; language=es', 'America/Argentina/Buenos_Aires'],
  ['tz=Etc/GMT+3', 'Etc/GMT+3'],
])('%s is the zone %s', (cookies, zone) => {
  expect(timeZoneOf(cookies)).toBe(zone);
});

test.each([
  [null],
  ['scheme=dark'],
  ['utz=Europe/Warsaw'],
  ['tz='],
  ['tz=Mars/Olympus'],
  ['tz=%E0%A4'],
  ['tz=;path=/'],
])('%s is none, and no error', cookies => {
  expect(timeZoneOf(cookies)).toBeUndefined();
});
