import type { Output } from '#contract/call';
import { SEARCH } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { searchMembers as call } from '#contract/search';
import type { App, Caller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { assertMayViewMembers } from '../profiles/visibility.ts';
import type { Site } from '../site/sites.ts';
import { assertSearchable } from './assert-searchable.ts';
import { cappedCount, countBeside, countResults, hasResults } from './count-results.ts';
import { resolveFilters } from './filters.ts';
import { type SearchOrigin, searchOriginOf } from './near/search-origin.ts';
import { selectByBand } from './near/select-by-band.ts';
import { selectNearest } from './near/select-nearest.ts';
import { selectMatches } from './queries.ts';
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
  if (count_only) return { ...countOf(request, await countResults(search, request)), ...noMembers };
  const ids = await selectPage(search, page);
  const matches = await countBeside(search, request, { page, ids });
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
    if (!(await hasResults(search, request))) continue;
    return { loosened, query: relaxed, ...cappedCount(relaxed, await countResults(search, request)) };
  }
  return null;
}
