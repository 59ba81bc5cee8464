import type { Db } from '../../platform/db.ts';
import type { Viewer } from '../../profiles/visibility.ts';
import type { Filters } from '../filters.ts';
import { areRare, selectMatches } from '../queries.ts';
import { type Standing, selectInCells, selectInZone, selectStandings } from './band-queries.ts';
import { bandOf, bandsFrom } from './bands.ts';
import type { Home } from './home-of.ts';
import { type Look, looksThrough } from './looks-through.ts';

/** A search, the home its bands lie around, and the moment that says who is online. */
export type BandSearch = { viewer: Viewer; filters: Filters; home: Home; now: Date };

/** So few matches are read whole and put in order here. */
const FEW = 300;

/**
 * Ids of one stretch of the members who match, by bands of distance from a home; within a band those online, then the most
 * recently active (decisions, Search order). The bands are gone through outwards, each by an index that holds its order, until
 * there are enough. Where the nearest do not suffice and few match at all, these are read once instead.
 */
export async function selectByBand(
  db: Db,
  search: BandSearch,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<string[]> {
  const wanted = offset + limit;
  const found: string[] = [];
  const fewBefore = areRare(search.filters) ? 1 : 2;
  let number = 0;
  for (const look of looksThrough(bandsFrom(search.home), search)) {
    if (found.length >= wanted) break;
    number += 1;
    const few = number === fewBefore ? await selectFew(db, search) : null;
    if (few) return few.slice(offset, wanted);
    found.push(...(await selectLook(db, search, look, wanted - found.length)));
  }
  return found.slice(offset, wanted);
}

const selectLook = (
  db: Db,
  { viewer, filters, ...search }: BandSearch,
  look: Look,
  limit: number,
): Promise<string[]> => {
  const stretch = { onlineAt: onlineAt(search), limit };
  return 'zone' in look
    ? selectInZone(db, viewer, filters, { ...look, ...stretch })
    : selectInCells(db, viewer, filters, { ...look, ...stretch });
};

const onlineAt = ({ home, now }: Pick<BandSearch, 'home' | 'now'>): Date | null =>
  home.seesPresence ? now : null;

/** All matches in order, where they are few; null where they are many. */
async function selectFew(db: Db, { viewer, filters, home, now }: BandSearch): Promise<string[] | null> {
  const ids = await selectMatches(db, viewer, filters, { limit: FEW });
  if (ids.length === FEW) return null;
  const bands = bandsFrom(home);
  const standings = await selectStandings(db, ids, onlineAt({ home, now }));
  return standings
    .map(standing => ({ ...standing, band: bandOf(bands, home, standing) }))
    .sort(inOrder)
    .map(({ id }) => id);
}

type Placed = Standing & { band: number };
const inOrder = (one: Placed, other: Placed): number =>
  one.band - other.band ||
  Number(other.online) - Number(one.online) ||
  other.activity_rank - one.activity_rank ||
  (one.id < other.id ? -1 : 1);
