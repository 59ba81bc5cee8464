import { cellOf, type GeoPoint } from '#contract/cells';
import { type CountryCode, countries } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import { allTowns, type Town, townById } from '../../../src/server/site/places/town-index.ts';
import { townNames } from '../people/towns.ts';
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

const homeTowns = new Map<CountryCode, readonly HomeTown[]>();

/** The towns are looked up on first use, because reading the town index takes a third of a second. */
export function homeTownsOf(country: CountryCode): readonly HomeTown[] {
  const known =
    homeTowns.get(country) ?? townNames[country].split(/,\s+/).map(entry => toHomeTown(country, entry));
  homeTowns.set(country, known);
  return known;
}

function toHomeTown(country: CountryCode, entry: string): HomeTown {
  const [, city = entry, id] = /^(.+?)(?: (\d+))?$/.exec(entry) ?? [];
  const town = id === undefined ? largestTown(country, city) : townById(Number(id));
  if (!town?.region) throw new Error(`${city} is not in the town index.`);
  return {
    country,
    region: town.region,
    city,
    placeId: town.id,
    centre: { latitude: toHundredths(town.latitude), longitude: toHundredths(town.longitude) },
    language: languageOfRegion.get(town.region) ?? countries[country].languages[0],
  };
}

let townsByName: Map<string, Town[]> | undefined;

function largestTown(country: CountryCode, city: string): Town | undefined {
  townsByName ??= Map.groupBy(allTowns(), town => `${town.country} ${town.name}`);
  return townsByName
    .get(`${country} ${city}`)
    ?.toSorted((one, other) => other.population - one.population)[0];
}

/** About a kilometre, which is precise enough for a town's centre. */
const toHundredths = (degrees: number): number => Math.round(degrees * 100) / 100;

export function pickHomeTown(country: CountryCode, chance: Random): HomeTown {
  const list = homeTownsOf(country);
  const index = Math.min(chance.int(0, list.length - 1), chance.int(0, list.length - 1));
  const town = list[index];
  if (!town) throw new Error(`${country} has no town.`);
  return town;
}

export function homeTown(country: CountryCode, city: string): HomeTown {
  const town = homeTownsOf(country).find(known => known.city === city);
  if (!town) throw new Error(`${city} is not in the list of towns.`);
  return town;
}

/** 0.07 degrees of latitude are about 8 km. */
const SPREAD_DEGREES = 0.07;

/** Returns a random cell. Cells near the town's centre are likelier. */
export function cellAround({ centre }: Pick<HomeTown, 'centre'>, chance: Random): number {
  const offset = () => (chance.next() + chance.next() - 1) * SPREAD_DEGREES;
  return cellOf(centre.latitude + offset(), centre.longitude + offset() * 1.5);
}

const regionsByLanguage: Partial<Record<LanguageCode, string>> = {
  fr: 'BE-WLG BE-WNA BE-WHT BE-WBR BE-WLX CA-QC CH-GE CH-VD CH-FR CH-NE',
  it: 'CH-TI',
};

/** The language of a region, if it differs from its country's. */
const languageOfRegion = new Map(
  Object.entries(regionsByLanguage).flatMap(([language, regions]) =>
    regions.split(' ').map(region => [region, language as LanguageCode] as const),
  ),
);
