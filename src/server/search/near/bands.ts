import { kilometresBetween } from '#contract/cells';
import { SEARCH } from '#contract/constants';
import { neighbouringRegions } from '../neighbouring-regions.ts';
import type { Home } from './home-of.ts';

/**
 * One band of a list: the members nearer than so many kilometres, those of some provinces (`placeless`: only who tells no place),
 * those of a country, or everybody. A member stands in the first band that holds him.
 */
export type Band =
  | { is: 'cells'; below: number }
  | { is: 'regions'; regions: readonly string[]; placeless: boolean }
  | { is: 'country'; country: string }
  | { is: 'beyond' };

/** What of a member decides in which band he stands. */
export type Whereabouts = { cell: number | null; region: string | null; country: string };

/** A member who gives only the searcher's own province is taken to be about so far away. */
const PROVINCE_KM = 50;

/**
 * The bands around a home, from near to far. From a cell: its neighbours, then by kilometres; members who give no place but the same
 * province stands after 50 of them. From a province: itself, then the provinces around it.
 */
export function bandsFrom({ place, region, country }: Home): Band[] {
  return [
    ...(place ? SEARCH.bandsKm.flatMap(below => bandsBelow(below, region)) : []),
    ...(!place && region ? provincesAround(region) : []),
    ...(country ? [{ is: 'country' as const, country }] : []),
    { is: 'beyond' },
  ];
}

const bandsBelow = (below: number, region: string | null): Band[] => [
  { is: 'cells', below },
  ...(below === PROVINCE_KM && region
    ? [{ is: 'regions' as const, regions: [region], placeless: true }]
    : []),
];

const provincesAround = (region: string): Band[] =>
  [[region], neighbouringRegions(region)]
    .filter(regions => regions.length > 0)
    .map(regions => ({ is: 'regions', regions, placeless: false }));

/** The number of the band a member stands in. */
export const bandOf = (bands: readonly Band[], home: Home, member: Whereabouts): number =>
  bands.findIndex(band => holds(band, home, member));

function holds(band: Band, { place }: Home, { cell, region, country }: Whereabouts): boolean {
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
