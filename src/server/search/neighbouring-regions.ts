import { type GeoPoint, kilometresApart } from '#contract/cells';
import { countryOfRegion } from '#contract/countries';
import { allTowns } from '../site/places/town-index.ts';

/** More neighbours would include distant parts of the country. */
const NEIGHBOURS = 3;

let centres: Map<string, GeoPoint> | undefined;

/**
 * Returns the nearest regions of the country, measured between their centres of population.
 * @spec D2.23 D2.39
 */
export function neighbouringRegions(region: string): string[] {
  centres ??= centresOfRegions();
  const own = centres.get(region);
  if (!own) return [];
  return [...centres]
    .filter(([code]) => code !== region && countryOfRegion(code) === countryOfRegion(region))
    .map(([code, centre]) => ({ code, km: kilometresApart(own, centre) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, NEIGHBOURS)
    .map(({ code }) => code);
}

function centresOfRegions(): Map<string, GeoPoint> {
  const regions = Map.groupBy(
    allTowns().filter(({ region, population }) => region !== null && population > 0),
    ({ region }) => region ?? '',
  );
  return new Map(
    [...regions].map(([region, towns]) => {
      const people = towns.reduce((sum, { population }) => sum + population, 0);
      const mean = (of: 'latitude' | 'longitude') =>
        towns.reduce((sum, town) => sum + town[of] * town.population, 0) / people;
      return [region, { latitude: mean('latitude'), longitude: mean('longitude') }];
    }),
  );
}
