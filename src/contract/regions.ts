/**
 * Light pages must not import this file, because its data is long.
 * @spec 3.2 7.10
 */
import { type CountryCode, countryOfRegion } from './countries.ts';
import type { LanguageCode } from './languages.ts';
import {
  atRegions,
  auRegions,
  beRegions,
  caRegions,
  chRegions,
  deRegions,
  esRegions,
  frRegions,
  gbRegions,
  ieRegions,
  itRegions,
  nlRegions,
  nzRegions,
  plRegions,
  type RegionRow,
  usRegions,
} from './regions/rows.ts';

const rows: Record<CountryCode, readonly RegionRow[]> = {
  US: usRegions,
  NL: nlRegions,
  BE: beRegions,
  FR: frRegions,
  IT: itRegions,
  ES: esRegions,
  DE: deRegions,
  AT: atRegions,
  IE: ieRegions,
  GB: gbRegions,
  CA: caRegions,
  PL: plRegions,
  AU: auRegions,
  NZ: nzRegions,
  CH: chRegions,
};

type Region = { code: string; name: string };

export const regionCodes = (country: CountryCode): string[] =>
  rows[country].map(([code]) => `${country}-${code}`);

export function regionsOf(country: CountryCode, language: LanguageCode): Region[] {
  const byName = new Intl.Collator(language).compare;
  const regions = rows[country].map(row => ({ code: `${country}-${row[0]}`, name: nameIn(row, language) }));
  return regions.sort((left, right) => byName(left.name, right.name));
}

export function regionName(code: string, language: LanguageCode): string | undefined {
  const country = countryOfRegion(code);
  const row = country ? rows[country].find(([suffix]) => suffix === code.slice(3)) : undefined;
  return row && nameIn(row, language);
}

export const isRegionOf = (country: CountryCode, code: string): boolean =>
  regionCodes(country).includes(code);

const nameIn = ([, name, names]: RegionRow, language: LanguageCode): string => names?.[language] ?? name;
