import { SEARCH } from '#contract/constants';
import type { App, Caller } from '../app.ts';
import { resolveFilters } from './filters.ts';
import type { SearchOrigin } from './near/search-origin.ts';
import { countMatches } from './queries.ts';
import { countUnlessRecent, FIRST_PAGE_MS, LATER_PAGES_MS } from './recent-counts.ts';
import type { SearchRequest } from './similar.ts';

type CountContext = { app: App; caller: Caller; origin: SearchOrigin };
type ShownPage = { page: number; ids: readonly string[] };

/**
 * Returns how many members match, one more than `countCapOf` at most. A page that is not full shows how many there are.
 * Beside a full page the count may be some minutes old, but it is never less than what is shown.
 * @spec D2.22
 */
export async function countBeside(
  search: CountContext,
  request: SearchRequest,
  { page, ids }: ShownPage,
): Promise<number> {
  const shown = (page - 1) * SEARCH.pageSize + ids.length;
  const isLast = ids.length < SEARCH.pageSize && (ids.length > 0 || page === 1);
  if (isLast) return shown;
  const matches = await countResults(search, request, page === 1 ? FIRST_PAGE_MS : LATER_PAGES_MS);
  return ids.length === 0 ? Math.min(shown, matches) : Math.max(shown, matches);
}

/**
 * Counts one match beyond `countCapOf`, so that `capped` shows whether more members match. A member's own blocks count
 * at once, in both directions; members who come and go count after a minute.
 * @spec D2.22 4.4
 */
export const countResults = (
  search: CountContext,
  request: SearchRequest,
  maxAge = FIRST_PAGE_MS,
): Promise<number> =>
  countUnlessRecent(search.app, { key: keyOf(search, request), maxAge }, () =>
    countUpTo(search, request, countCapOf(request) + 1),
  );

export const hasResults = async (search: CountContext, request: SearchRequest): Promise<boolean> =>
  (await countUpTo(search, request, 1)) > 0;

const countUpTo = (
  { app, caller, origin }: CountContext,
  request: SearchRequest,
  limit: number,
): Promise<number> =>
  countMatches(app.db, caller, resolveFilters(request, origin.place, caller.site, app.clock.now()), limit);

function keyOf({ caller, origin }: CountContext, { order: _, near: _near, ...filters }: SearchRequest) {
  const { site, member } = caller;
  const cell = filters.distance === undefined ? null : origin.place?.originCell;
  return JSON.stringify([
    site.id,
    member && [member.profileId, origin.blocks, origin.seesPresence],
    cell,
    filters,
  ]);
}

/** Counting all matches of a filter without an index would be slow. */
function countCapOf({
  interests,
  body_type,
  with_photo,
  online,
  new: isNew,
  hide_fictional,
}: SearchRequest): number {
  const needsScan = interests || body_type || with_photo || online || isNew || hide_fictional;
  return needsScan ? SEARCH.pageSize * SEARCH.maxPages : SEARCH.countCap;
}

export const cappedCount = (request: SearchRequest, matches: number) => ({
  numResults: Math.min(matches, countCapOf(request)),
  capped: matches > countCapOf(request),
});
