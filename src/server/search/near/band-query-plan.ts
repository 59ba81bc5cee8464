import { countryOfRegion } from '#contract/countries';
import { cellsBetween } from '../../profiles/cells/cells-around.ts';
import type { Filters } from '../filters.ts';
import type { Band } from './bands.ts';
import type { SearchOrigin } from './search-origin.ts';

/** The area in which a query searches the members of one band. */
export type Zone =
  | { cells: readonly number[] }
  | { regions: readonly string[]; placeless: boolean }
  | { country: string }
  | 'anywhere';

/** `before` contains the nearer zones, which the query of `zone` omits. */
export type BandQuery = { cells: { cell: number; band: number }[] } | { zone: Zone; before: Zone[] };

/** A query merges cells of neighbouring bands, so that sparse areas need few queries. */
const MERGED_CELLS = 8;
/** A zone with more cells is queried as a whole, not cell by cell. */
const MAX_SEPARATE_CELLS = 256;

type BandContext = { filters: Filters; origin: SearchOrigin };

/**
 * Yields queries from near to far, without the bands that the filters exclude.
 * @spec D2.39
 */
export function* bandQueries(bands: readonly Band[], { filters, origin }: BandContext): Generator<BandQuery> {
  const before: Zone[] = [];
  let cells: { cell: number; band: number }[] = [];
  let from = 0;
  for (const [index, band] of bands.entries()) {
    const zone = zoneOf(band, { filters, origin, from });
    if (band.is === 'cells') from = band.below;
    if (!zone) continue;
    const isSeparate = zone !== 'anywhere' && 'cells' in zone && zone.cells.length <= MAX_SEPARATE_CELLS;
    if (isSeparate) cells.push(...zone.cells.map(cell => ({ cell, band: index })));
    if (cells.length > 0 && (!isSeparate || cells.length >= MERGED_CELLS)) {
      yield { cells };
      cells = [];
    }
    if (!isSeparate) yield { zone, before: [...before] };
    before.push(zone);
  }
  if (cells.length > 0) yield { cells };
}

function zoneOf(band: Band, { filters, origin, from }: BandContext & { from: number }): Zone | null {
  const { country = countryOfRegion(filters.region), region, below } = filters;
  switch (band.is) {
    case 'cells':
      return origin.place && (below === undefined || from < below)
        ? {
            cells: cellsBetween(origin.place, {
              from,
              below: Math.min(band.below, below ?? band.below),
              country,
              region,
            }),
          }
        : null;
    case 'regions':
      return below === undefined && band.regions.some(code => mayLieIn(code, { country, region }))
        ? band
        : null;
    case 'country':
      return below === undefined && (!country || country === band.country) ? { country: band.country } : null;
    case 'beyond':
      return below === undefined && (!country || country !== origin.country) ? 'anywhere' : null;
  }
}

const mayLieIn = (code: string, { country, region }: Pick<Filters, 'country' | 'region'>): boolean =>
  (!region || region === code) && (!country || country === countryOfRegion(code));
