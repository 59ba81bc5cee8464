import { expect, test } from 'vitest';
import { entryWarningApplies } from './entry-warning.tsx';

const settings = {
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: ['NL', 'DE'],
  geoip_country: 'NL',
} as const;
const concerns = (changes: object, isLoggedIn = false) =>
  entryWarningApplies({ ...settings, site_entry_popup_countries: ['NL', 'DE'], ...changes }, isLoggedIn);

test('visitors from the configured countries see the warning (spec 1.6, D2.29)', () => {
  expect(concerns({})).toBe(true);
  expect(concerns({ geoip_country: 'DE' })).toBe(true);
});

test('members, visitors from other or unknown countries and sites without the warning do not see it', () => {
  expect(concerns({}, true)).toBe(false);
  expect(concerns({ geoip_country: 'BE' })).toBe(false);
  expect(concerns({ geoip_country: null })).toBe(false);
  expect(concerns({ enable_site_entry_popup: 'no' })).toBe(false);
});
