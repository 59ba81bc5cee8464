/**
 * Light pages must not import this file, because its data is long.
 * @spec 3.2 7.10
 */
import { type CountryCode, countryOfRegion } from './countries.ts';
import type { LanguageCode } from './languages.ts';
import { type RegionRow, regionRows } from './regions/rows.ts';

type Region = { code: string; name: string };

export const regionCodes = (country: CountryCode): string[] =>
  regionRows[country].map(([code]) => `${country}-${code}`);

export function regionsOf(country: CountryCode, language: LanguageCode): Region[] {
  const byName = new Intl.Collator(language).compare;
  const regions = regionRows[country].map(row => ({
    code: `${country}-${row[0]}`,
    name: nameIn(row, language),
  }));
  return regions.sort((left, right) => byName(left.name, right.name));
}

export function regionName(code: string, language: LanguageCode): string | undefined {
  const country = countryOfRegion(code);
  const row = country ? regionRows[country].find(([suffix]) => suffix === code.slice(3)) : undefined;
  return row && nameIn(row, language);
}

export const isRegionOf = (country: CountryCode, code: string): boolean =>
  regionCodes(country).includes(code);

const nameIn = ([, name, names]: RegionRow, language: LanguageCode): string => names?.[language] ?? name;
