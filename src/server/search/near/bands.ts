import { kilometresBetween } from '#contract/cells';
import { SEARCH } from '#contract/constants';
import { neighbouringRegions } from '../neighbouring-regions.ts';
import type { SearchOrigin } from './search-origin.ts';

/**
 * If `placeless` is true, the band omits members with a cell.
 * @spec D2.39
 */
export type Band =
  | { is: 'cells'; below: number }
  | { is: 'regions'; regions: readonly string[]; placeless: boolean }
  | { is: 'country'; country: string }
  | { is: 'beyond' };

export type MemberArea = { cell: number | null; region: string | null; country: string };

/** Assumed distance of members in the searcher's region who have no cell. */
const OWN_REGION_KM = 50;

/**
 * Returns the nearest bands first. A searcher without a cell gets groups of regions.
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
