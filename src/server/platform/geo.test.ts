import { expect, test } from 'vitest';
import { openGeo } from './geo.ts';

const geo = openGeo({ path: null, assumed: null });

test('the country of an IPv4 and an IPv6 address is found (spec 3.5)', () => {
  expect(geo.countryOf('145.97.1.1')).toBe('NL');
  expect(geo.countryOf('2a02:a210::1')).toBe('NL');
  expect(geo.countryOf('90.1.1.1')).toBe('FR');
});

test('a private or invalid address has no country, unless the configuration assumes one', () => {
  expect(geo.countryOf('127.0.0.1')).toBeNull();
  expect(geo.countryOf('nonsense')).toBeNull();
  expect(openGeo({ path: null, assumed: 'DE' }).countryOf('127.0.0.1')).toBe('DE');
});
