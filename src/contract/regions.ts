/**
 * The regions a member may choose in each country. A code is the country's and the region's, as `NL-NH`: ISO 3166-2
 * but for England (see `regions/gb.ts`). Long data: for the server and the pages that ask for a region, not for light pages.
 */
import { type CountryCode, countryOfRegion } from './countries.ts';
import type { LanguageCode } from './languages.ts';
import { at } from './regions/at.ts';
import { au } from './regions/au.ts';
import { be } from './regions/be.ts';
import { ca } from './regions/ca.ts';
import { ch } from './regions/ch.ts';
import { de } from './regions/de.ts';
import { es } from './regions/es.ts';
import { fr } from './regions/fr.ts';
import { gb } from './regions/gb.ts';
import { ie } from './regions/ie.ts';
import { it } from './regions/it.ts';
import { nl } from './regions/nl.ts';
import { nz } from './regions/nz.ts';
import { pl } from './regions/pl.ts';
import type { RegionRow } from './regions/region-row.ts';
import { us } from './regions/us.ts';

const rows: Record<CountryCode, readonly RegionRow[]> = {
  US: us,
  NL: nl,
  BE: be,
  FR: fr,
  IT: it,
  ES: es,
  DE: de,
  AT: at,
  IE: ie,
  GB: gb,
  CA: ca,
  PL: pl,
  AU: au,
  NZ: nz,
  CH: ch,
};

/** A region as it is shown: `code` is stored, `name` is in the reader's language. */
export type Region = { code: string; name: string };

/** Codes of a country's regions, e.g. `NL-NH`. */
export const regionCodes = (country: CountryCode): string[] =>
  rows[country].map(([code]) => `${country}-${code}`);

/** A country's regions in the reader's language and alphabet. */
export function regionsOf(country: CountryCode, language: LanguageCode): Region[] {
  const byName = new Intl.Collator(language).compare;
  const regions = rows[country].map(row => ({ code: `${country}-${row[0]}`, name: nameIn(row, language) }));
  return regions.sort((one, other) => byName(one.name, other.name));
}

/** The name of a region code in the reader's language; undefined for a code that is none. */
export function regionName(code: string, language: LanguageCode): string | undefined {
  const country = countryOfRegion(code);
  const row = country ? rows[country].find(([own]) => own === code.slice(3)) : undefined;
  return row && nameIn(row, language);
}

/** True where the code is a region of that country. */
export const isRegionOf = (country: CountryCode, code: string): boolean =>
  regionCodes(country).includes(code);

const nameIn = ([, name, names]: RegionRow, language: LanguageCode): string => names?.[language] ?? name;
