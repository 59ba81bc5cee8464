/** @spec 1.1 2.3 3.2 D2.12 */
import type { LanguageCode } from './languages.ts';

export const countryCodes = [
  'US',
  'NL',
  'BE',
  'FR',
  'IT',
  'ES',
  'DE',
  'AT',
  'IE',
  'GB',
  'CA',
  'PL',
  'AU',
  'NZ',
  'CH',
] as const;
export type CountryCode = (typeof countryCodes)[number];

export const regionLabels = ['province', 'state', 'region', 'canton', 'land', 'voivodeship'] as const;
type RegionLabel = (typeof regionLabels)[number];

export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'] as const;
export type Currency = (typeof currencies)[number];
export const isCurrency = (value: unknown): value is Currency => currencies.some(code => code === value);

type Country = {
  code: CountryCode;
  /** The country's main language comes first. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  regionLabel: RegionLabel;
  currency: Currency;
};

export const countries: Record<CountryCode, Country> = {
  US: { code: 'US', languages: ['en', 'es'], regionLabel: 'state', currency: 'USD' },
  NL: { code: 'NL', languages: ['nl'], regionLabel: 'province', currency: 'EUR' },
  BE: { code: 'BE', languages: ['nl', 'fr', 'de'], regionLabel: 'province', currency: 'EUR' },
  FR: { code: 'FR', languages: ['fr'], regionLabel: 'region', currency: 'EUR' },
  IT: { code: 'IT', languages: ['it'], regionLabel: 'region', currency: 'EUR' },
  ES: { code: 'ES', languages: ['es'], regionLabel: 'region', currency: 'EUR' },
  DE: { code: 'DE', languages: ['de'], regionLabel: 'land', currency: 'EUR' },
  AT: { code: 'AT', languages: ['de'], regionLabel: 'land', currency: 'EUR' },
  IE: { code: 'IE', languages: ['en'], regionLabel: 'province', currency: 'EUR' },
  GB: { code: 'GB', languages: ['en'], regionLabel: 'region', currency: 'GBP' },
  CA: { code: 'CA', languages: ['en', 'fr'], regionLabel: 'province', currency: 'CAD' },
  PL: { code: 'PL', languages: ['pl'], regionLabel: 'voivodeship', currency: 'PLN' },
  AU: { code: 'AU', languages: ['en'], regionLabel: 'state', currency: 'AUD' },
  NZ: { code: 'NZ', languages: ['en'], regionLabel: 'region', currency: 'NZD' },
  CH: { code: 'CH', languages: ['de', 'it', 'fr', 'en'], regionLabel: 'canton', currency: 'CHF' },
};

export const isCountry = (value: unknown): value is CountryCode => countryCodes.some(code => code === value);

/** Returns the country of a region code such as `NL-NH`. */
export function countryOfRegion(code: string | null | undefined): CountryCode | undefined {
  const country = code?.slice(0, 2);
  return isCountry(country) ? country : undefined;
}

/** Finds a country by its ISO 3166-1 code in any case. */
export function countryByCode(code: string | null | undefined): Country | undefined {
  const upper = code?.toUpperCase();
  return isCountry(upper) ? countries[upper] : undefined;
}
