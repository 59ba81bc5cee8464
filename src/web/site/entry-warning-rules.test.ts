import { expect, test } from 'vitest';
import { concernsEntryWarning } from './entry-warning-rules.ts';

const settings = {
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: ['NL', 'DE'],
  geoip_country: 'NL',
} as const;
const concerns = (changes: object, isLoggedIn = false) =>
  concernsEntryWarning({ ...settings, site_entry_popup_countries: ['NL', 'DE'], ...changes }, isLoggedIn);

test('visitors from the chosen countries see the warning', () => {
  expect(concerns({})).toBe(true);
  expect(concerns({ geoip_country: 'DE' })).toBe(true);
});

test('members, other countries, unknown places and sites that switched it off do not', () => {
  expect(concerns({}, true)).toBe(false);
  expect(concerns({ geoip_country: 'BE' })).toBe(false);
  expect(concerns({ geoip_country: null })).toBe(false);
  expect(concerns({ enable_site_entry_popup: 'no' })).toBe(false);
});
