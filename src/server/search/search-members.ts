import type { Output } from '#contract/call';
import { SEARCH } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { searchMembers as call } from '#contract/search';
import type { App, Caller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { assertMayViewMembers } from '../profiles/visibility.ts';
import type { Site } from '../site/sites.ts';
import { assertSearchable } from './assert-searchable.ts';
import { resolveFilters } from './filters.ts';
import { type SearchOrigin, searchOriginOf } from './near/search-origin.ts';
import { selectByBand } from './near/select-by-band.ts';
import { selectNearest } from './near/select-nearest.ts';
import { countMatches, selectMatches } from './queries.ts';
import { type SearchRequest, similarFilters } from './similar.ts';
import { relaxedSearches } from './widening.ts';

type FoundMembersPage = Output<typeof call>;
type SearchContext = { app: App; caller: Caller; request: SearchRequest; origin: SearchOrigin };

/**
 * Fills a short page with similar members, and offers a relaxed search if nobody matches.
 * @throws authentication_required for visitors who may not search; place_needed at `near`;
 * what `assertSearchable` throws
 * @spec 3.16 D2.22 D2.23 D2.39
 */
export async function searchMembers(
  app: App,
  caller: Caller,
  { page, count_only, ...query }: SearchRequest & { page: number; count_only?: boolean | undefined },
): Promise<FoundMembersPage> {
  assertMayViewMembers(caller);
  assertSearchable(caller, query);
  const request = { ...query, gender: query.gender ?? defaultGender(caller.site) };
  const search = { app, caller, request, origin: await searchOriginOf(app, caller, request) };
  if (count_only) return { ...countOf(request, await countUpTo(search, request)), ...noMembers };
  const [ids, matches] = await Promise.all([selectPage(search, page), countUpTo(search, request)]);
  const isShort = page === 1 && matches < SEARCH.pageSize;
  const similar = isShort ? await findSimilar(search, ids) : [];
  const near = search.origin.place?.originCell ?? null;
  const cards = await memberCards(app, { ...caller, near }, [...ids, ...similar]);
  const inOrder = (list: string[]) => list.map(id => cards.get(id)).filter(card => card !== undefined);
  return {
    profiles: inOrder(ids),
    page,
    ...countOf(request, matches),
    ...similarResults(inOrder(similar)),
    widening: page === 1 && matches === 0 ? await findWidening(search, query) : null,
  };
}

const defaultGender = ({ audience }: Site) =>
  audience === 'men_seeking_men' ? ('male' as const) : undefined;

const selectPage = (search: SearchContext, page: number): Promise<string[]> =>
  selectOrdered(search, search.request, {
    limit: SEARCH.pageSize,
    offset: (page - 1) * SEARCH.pageSize,
  });

function selectOrdered(
  { app, caller, origin, request: { order } }: SearchContext,
  request: SearchRequest,
  { except, ...slice }: { limit: number; offset: number; except?: string[] },
): Promise<string[]> {
  const now = app.clock.now();
  const filters = { ...resolveFilters(request, origin.place, caller.site, now), except };
  if (order === 'active') return selectMatches(app.db, caller, filters, slice);
  return order === 'nearest' && origin.place
    ? selectNearest(app.db, caller, filters, origin.place, slice)
    : selectByBand(app.db, { viewer: caller, filters, origin, now }, slice);
}

/** Counts one match beyond `countCapOf`, so that `capped` shows whether more members match. */
const countUpTo = (
  { app, caller, origin }: SearchContext,
  request: SearchRequest,
  limit = countCapOf(request) + 1,
): Promise<number> =>
  countMatches(app.db, caller, resolveFilters(request, origin.place, caller.site, app.clock.now()), limit);

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

const cappedCount = (request: SearchRequest, matches: number) => ({
  numResults: Math.min(matches, countCapOf(request)),
  capped: matches > countCapOf(request),
});

const countOf = (request: SearchRequest, matches: number) => ({
  ...cappedCount(request, matches),
  pages: Math.min(Math.ceil(matches / SEARCH.pageSize), SEARCH.maxPages),
});

const noMembers = { profiles: [], page: 1, similar: [], numSimilar: 0, widening: null };

async function findSimilar(search: SearchContext, matches: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const step of similarFilters(search.request)) {
    const limit = SEARCH.pageSize - matches.length - found.length;
    if (limit <= 0) break;
    const except = [...matches, ...found];
    found.push(...(await selectOrdered(search, step, { limit, offset: 0, except })));
  }
  return found;
}

const similarResults = (similar: MemberCard[]) => ({ similar, numSimilar: similar.length });

async function findWidening(
  search: SearchContext,
  query: SearchRequest,
): Promise<FoundMembersPage['widening']> {
  for (const { loosened, query: relaxed } of relaxedSearches(query)) {
    const request = { ...relaxed, gender: search.request.gender };
    if ((await countUpTo(search, request, 1)) === 0) continue;
    return { loosened, query: relaxed, ...cappedCount(relaxed, await countUpTo(search, request)) };
  }
  return null;
}
