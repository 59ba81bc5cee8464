/**
 * The countries the product serves (section 1 of the specification, in its order) with what follows from the
 * country: languages of the dropdown (section 2), the word for a region (section 3) and the currency of its prices.
 * Regions themselves stand in `regions.ts`, apart, since light pages need countries only.
 */
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

/** What a country calls its regions; the words are in the catalogues under `region_label`. */
export const regionLabels = ['province', 'state', 'region', 'canton', 'land', 'voivodeship'] as const;
export type RegionLabel = (typeof regionLabels)[number];

export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'] as const;
export type Currency = (typeof currencies)[number];
/** True for a currency the product has prices in. */
export const isCurrency = (value: unknown): value is Currency => currencies.some(code => code === value);

export type Country = {
  code: CountryCode;
  /** In the order of the dropdown; the first is the country's main language on the site. */
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

/** True for the code of a country the product serves, in capitals. */
export const isCountry = (value: unknown): value is CountryCode => countryCodes.some(code => code === value);

/** The country that a region's code begins with, as `NL-NH`; undefined where the product does not serve it, or the code is none. */
export function countryOfRegion(code: string | null | undefined): CountryCode | undefined {
  const country = code?.slice(0, 2);
  return isCountry(country) ? country : undefined;
}

/** The country of an ISO 3166-1 code in any case, or undefined where the product does not serve it. */
export function countryOf(code: string | null | undefined): Country | undefined {
  const upper = code?.toUpperCase();
  return isCountry(upper) ? countries[upper] : undefined;
}
