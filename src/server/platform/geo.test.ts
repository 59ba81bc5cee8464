import { expect, test } from 'vitest';
import { openGeo } from './geo.ts';

const geo = openGeo({ path: null, assumed: null });

test('an address of a network tells its country, in both families (spec 3, geoip_country)', () => {
  expect(geo.countryOf('145.97.1.1')).toBe('NL');
  expect(geo.countryOf('2a02:a210::1')).toBe('NL');
  expect(geo.countryOf('90.1.1.1')).toBe('FR');
});

test('a private address and nonsense tell nothing, unless the configuration assumes a country', () => {
  expect(geo.countryOf('127.0.0.1')).toBeNull();
  expect(geo.countryOf('nonsense')).toBeNull();
  expect(openGeo({ path: null, assumed: 'DE' }).countryOf('127.0.0.1')).toBe('DE');
});
