import { iso31662 } from 'iso-3166';
import { expect, test } from 'vitest';
import { countryCodes } from './countries.ts';
import { isRegionOf, regionCodes, regionName, regionsOf } from './regions.ts';

const counts = { US: 51, NL: 12, BE: 11, FR: 13, IT: 20, ES: 19, DE: 16, AT: 9, IE: 4, GB: 12, CA: 13 };
const moreCounts = { PL: 16, AU: 8, NZ: 16, CH: 26 };

test.each(Object.entries({ ...counts, ...moreCounts }))('%s has %i regions', (country, count) => {
  const codes = regionCodes(countryCodes.find(code => code === country) ?? 'NL');
  expect(new Set(codes).size).toBe(count);
  expect(codes).toHaveLength(count);
});

test('codes are ISO 3166-2, except for the regions of England', () => {
  const iso = new Set(iso31662.map(({ code }) => code));
  const nonIsoCodes = countryCodes.flatMap(regionCodes).filter(code => !iso.has(code));
  expect(nonIsoCodes.every(code => code.startsWith('GB-TL'))).toBe(true);
  expect(nonIsoCodes).toHaveLength(9);
});

test('a name is in the language of the viewer, else in the language of the region', () => {
  expect(regionName('BE-WHT', 'nl')).toBe('Henegouwen');
  expect(regionName('BE-WHT', 'fr')).toBe('Hainaut');
  expect(regionName('DE-BY', 'pl')).toBe('Bawaria');
  expect(regionName('NL-XX', 'nl')).toBeUndefined();
  expect(regionName('', 'nl')).toBeUndefined();
});

test('lists are in the alphabetical order of their language', () => {
  expect(regionsOf('CH', 'fr').at(-1)?.name).toBe('Zurich');
  expect(regionsOf('PL', 'pl')[0]).toEqual({ code: 'PL-02', name: 'Dolnośląskie' });
});

test('a region belongs to its own country only', () => {
  expect(isRegionOf('NL', 'NL-NH')).toBe(true);
  expect(isRegionOf('BE', 'NL-NH')).toBe(false);
});
