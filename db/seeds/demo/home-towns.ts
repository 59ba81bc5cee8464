import { cellOf, type GeoPoint } from '#contract/cells';
import type { CountryCode } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import { towns } from '../people/towns.ts';
import type { Random } from '../random.ts';

export const population: Readonly<Record<CountryCode, number>> = {
  NL: 107,
  DE: 40,
  GB: 36,
  US: 34,
  FR: 30,
  BE: 28,
  ES: 24,
  IT: 24,
  PL: 22,
  CA: 16,
  AT: 14,
  CH: 14,
  IE: 14,
  AU: 14,
  NZ: 12,
};

export interface HomeTown {
  country: CountryCode;
  region: string;
  city: string;
  /** GeoNames id. */
  placeId: number;
  centre: GeoPoint;
  language: LanguageCode;
}

export function pickHomeTown(country: CountryCode, chance: Random): HomeTown {
  const list = towns[country];
  const index = Math.min(chance.int(0, list.length - 1), chance.int(0, list.length - 1));
  const town = list[index];
  if (!town) throw new Error(`${country} has no town.`);
  return homeTown(country, town[0]);
}

export function homeTown(country: CountryCode, city: string): HomeTown {
  const town = towns[country].find(([name]) => name === city);
  if (!town) throw new Error(`${city} is not in the list of towns.`);
  const region = `${country}-${town[1]}`;
  const [, , latitude, longitude, placeId] = town;
  const centre = { latitude, longitude };
  return {
    country,
    region,
    city,
    placeId,
    centre,
    language: languageOfRegion[region] ?? languageOfCountry[country],
  };
}

/** 0.07 degrees of latitude are about 8 km. */
const SPREAD_DEGREES = 0.07;

/** Returns a random cell. Cells near the town's centre are likelier. */
export function cellAround({ centre }: Pick<HomeTown, 'centre'>, chance: Random): number {
  const offset = () => (chance.next() + chance.next() - 1) * SPREAD_DEGREES;
  return cellOf(centre.latitude + offset(), centre.longitude + offset() * 1.5);
}

const languageOfCountry: Readonly<Record<CountryCode, LanguageCode>> = {
  NL: 'nl',
  BE: 'nl',
  FR: 'fr',
  IT: 'it',
  ES: 'es',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  PL: 'pl',
  US: 'en',
  IE: 'en',
  GB: 'en',
  CA: 'en',
  AU: 'en',
  NZ: 'en',
};

const languageOfRegion: Readonly<Record<string, LanguageCode>> = {
  'BE-WLG': 'fr',
  'BE-WNA': 'fr',
  'BE-WHT': 'fr',
  'BE-WBR': 'fr',
  'BE-WLX': 'fr',
  'CA-QC': 'fr',
  'CH-GE': 'fr',
  'CH-VD': 'fr',
  'CH-FR': 'fr',
  'CH-NE': 'fr',
  'CH-TI': 'it',
};
