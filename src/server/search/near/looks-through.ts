import { countryOfRegion } from '#contract/countries';
import { cellsBetween } from '../../profiles/cells/cells-around.ts';
import type { Filters } from '../filters.ts';
import type { Band } from './bands.ts';
import type { Home } from './home-of.ts';

/** Members by where they are, as the database is asked for them. */
export type Zone =
  | { cells: readonly number[] }
  | { regions: readonly string[]; placeless: boolean }
  | { country: string }
  | 'anywhere';

/** What is asked for at once: cells of one or more bands, cell by cell, or all of one zone but what was looked through before. */
export type Look = { cells: { cell: number; band: number }[] } | { zone: Zone; before: Zone[] };

/** Bands with fewer cells are asked for together, so that where few live not each is a question of its own. */
const CELLS_TOGETHER = 8;
/** So many cells are asked one by one at most; of more, the planner chooses between them and the order of all lists. */
const CELLS_APART = 256;

type Through = { filters: Filters; home: Home };

/** The looks that go through these bands, nearest first. A band that the filters leave empty is left out. */
export function* looksThrough(bands: readonly Band[], { filters, home }: Through): Generator<Look> {
  const before: Zone[] = [];
  let cells: { cell: number; band: number }[] = [];
  let from = 0;
  for (const [index, band] of bands.entries()) {
    const zone = zoneOf(band, { filters, home, from });
    if (band.is === 'cells') from = band.below;
    if (!zone) continue;
    const isApart = zone !== 'anywhere' && 'cells' in zone && zone.cells.length <= CELLS_APART;
    if (isApart) cells.push(...zone.cells.map(cell => ({ cell, band: index })));
    if (cells.length > 0 && (!isApart || cells.length >= CELLS_TOGETHER)) {
      yield { cells };
      cells = [];
    }
    if (!isApart) yield { zone, before: [...before] };
    before.push(zone);
  }
  if (cells.length > 0) yield { cells };
}

/** Where the members of a band are; null where the filters want none of them. */
function zoneOf(band: Band, { filters, home, from }: Through & { from: number }): Zone | null {
  const { country = countryOfRegion(filters.region), region, below } = filters;
  switch (band.is) {
    case 'cells':
      return home.place && (below === undefined || from < below)
        ? {
            cells: cellsBetween(home.place, {
              from,
              below: Math.min(band.below, below ?? band.below),
              country,
              region,
            }),
          }
        : null;
    case 'regions':
      return below === undefined && band.regions.some(one => mayLieIn(one, { country, region }))
        ? band
        : null;
    case 'country':
      return below === undefined && (!country || country === band.country) ? { country: band.country } : null;
    case 'beyond':
      return below === undefined && (!country || country !== home.country) ? 'anywhere' : null;
  }
}

const mayLieIn = (one: string, { country, region }: Pick<Filters, 'country' | 'region'>): boolean =>
  (!region || region === one) && (!country || country === countryOfRegion(one));
