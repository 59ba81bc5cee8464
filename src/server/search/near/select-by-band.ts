import type { Db } from '../../platform/db.ts';
import type { Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { areRare, selectMatches } from '../queries.ts';
import { type RankedMember, selectInCells, selectInZone, selectRankings } from './band-queries.ts';
import { type BandQuery, bandQueries } from './band-query-plan.ts';
import { bandIndexOf, bandsAround } from './bands.ts';
import type { SearchOrigin } from './search-origin.ts';

type BandSearch = { viewer: Viewer; filters: Filters; origin: SearchOrigin; now: Date };

/** If fewer members match, one query reads them all. */
const FEW_MATCHES = 300;

/**
 * Reads a farther band only if the nearer bands have too few members.
 * @spec D2.39
 */
export async function selectByBand(
  db: Db,
  search: BandSearch,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<string[]> {
  const end = offset + limit;
  const found: string[] = [];
  const fewCheckAt = areRare(search.filters) ? 1 : 2;
  let number = 0;
  for (const bandQuery of bandQueries(bandsAround(search.origin), search)) {
    if (found.length >= end) break;
    number += 1;
    const few = number === fewCheckAt ? await selectAllIfFew(db, search) : null;
    if (few) return few.slice(offset, end);
    found.push(...(await selectBandQuery(db, search, bandQuery, end - found.length)));
  }
  return found.slice(offset, end);
}

const selectBandQuery = (
  db: Db,
  { viewer, filters, ...search }: BandSearch,
  bandQuery: BandQuery,
  limit: number,
): Promise<string[]> => {
  const slice = { onlineAt: onlineAt(search), limit };
  return 'zone' in bandQuery
    ? selectInZone(db, viewer, filters, { ...bandQuery, ...slice })
    : selectInCells(db, viewer, filters, { ...bandQuery, ...slice });
};

const onlineAt = ({ origin, now }: Pick<BandSearch, 'origin' | 'now'>): Date | null =>
  origin.seesPresence ? now : null;

async function selectAllIfFew(
  db: Db,
  { viewer, filters, origin, now }: BandSearch,
): Promise<string[] | null> {
  const ids = await selectMatches(db, viewer, filters, { limit: FEW_MATCHES });
  if (ids.length === FEW_MATCHES) return null;
  const bands = bandsAround(origin);
  const rankings = await selectRankings(db, ids, onlineAt({ origin, now }));
  return rankings
    .map(ranked => ({ ...ranked, band: bandIndexOf(bands, origin, ranked) }))
    .sort(compareRanked)
    .map(({ id }) => id);
}

type RankedInBand = RankedMember & { band: number };
const compareRanked = (a: RankedInBand, b: RankedInBand): number =>
  a.band - b.band ||
  Number(b.online) - Number(a.online) ||
  b.activity_rank - a.activity_rank ||
  (a.id < b.id ? -1 : 1);
