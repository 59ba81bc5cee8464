import { kilometresBetween } from '#contract/cells';
import { SEARCH } from '#contract/constants';
import { neighbouringRegions } from '../neighbouring-regions.ts';
import type { SearchOrigin } from './search-origin.ts';

/**
 * Bands go from near to far, and a member belongs to the first that fits. A `placeless` band holds only
 * members without a cell.
 * @spec D2.39
 */
export type Band =
  | { is: 'cells'; below: number }
  | { is: 'regions'; regions: readonly string[]; placeless: boolean }
  | { is: 'country'; country: string }
  | { is: 'beyond' };

export type MemberArea = { cell: number | null; region: string | null; country: string };

/** If a member has no cell but is in the searcher's region, the search assumes this distance in km. */
const OWN_REGION_KM = 50;

/**
 * Returns the nearest bands first. If the searcher has a cell, the bands are rings around this cell, otherwise
 * groups of regions. Members who have no cell but are in the searcher's region follow after the 50 km ring.
 * @spec D2.39
 */
export function bandsAround({ place, region, country }: SearchOrigin): Band[] {
  return [
    ...(place ? SEARCH.bandsKm.flatMap(below => bandsBelow(below, region)) : []),
    ...(!place && region ? regionsAround(region) : []),
    ...(country ? [{ is: 'country' as const, country }] : []),
    { is: 'beyond' },
  ];
}

const bandsBelow = (below: number, region: string | null): Band[] => [
  { is: 'cells', below },
  ...(below === OWN_REGION_KM && region
    ? [{ is: 'regions' as const, regions: [region], placeless: true }]
    : []),
];

const regionsAround = (region: string): Band[] =>
  [[region], neighbouringRegions(region)]
    .filter(regions => regions.length > 0)
    .map(regions => ({ is: 'regions', regions, placeless: false }));

export const bandIndexOf = (bands: readonly Band[], origin: SearchOrigin, member: MemberArea): number =>
  bands.findIndex(band => bandContains(band, origin, member));

function bandContains(band: Band, { place }: SearchOrigin, { cell, region, country }: MemberArea): boolean {
  switch (band.is) {
    case 'cells':
      return place !== null && cell !== null && kilometresBetween(place.originCell, cell) < band.below;
    case 'regions':
      return region !== null && band.regions.includes(region) && !(band.placeless && cell !== null);
    case 'country':
      return country === band.country;
    case 'beyond':
      return true;
  }
}
