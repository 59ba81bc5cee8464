import type { Output } from '#contract/call';
import { SEARCH } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { searchMembers as call } from '#contract/search';
import type { App, Caller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { assertMayViewMembers } from '../profiles/visibility.ts';
import type { Site } from '../site/sites.ts';
import { filtersOf } from './filters.ts';
import { type Home, homeOf } from './near/home-of.ts';
import { selectByBand } from './near/select-by-band.ts';
import { selectNearest } from './near/select-nearest.ts';
import { countMatches, selectMatches } from './queries.ts';
import { assertSearchable } from './refuse.ts';
import { type Asked, similarFilters } from './similar.ts';
import { looserSearches } from './widening.ts';

type Answer = Output<typeof call>;
/** Who searches for what, and from where. */
type Search = { app: App; caller: Caller; asked: Asked; home: Home };

/**
 * A page of members who match (sections 2 and 3), by bands of distance or in the order that is asked for, who comes close where they do
 * not fill the first page, and what to let go of where there is nobody; `count_only` tells the number and nobody. Throws `authentication_required` for visitors whom the
 * settings do not let search (section 6), at their fields what `assertSearchable` refuses, and `place_needed` at `near`.
 */
export async function searchMembers(
  app: App,
  caller: Caller,
  { page, count_only, ...query }: Asked & { page: number; count_only?: boolean | undefined },
): Promise<Answer> {
  assertMayViewMembers(caller);
  assertSearchable(caller, query);
  const asked = { ...query, gender: query.gender ?? soughtGender(caller.site) };
  const search = { app, caller, asked, home: await homeOf(app, caller, asked) };
  if (count_only) return { ...countOf(asked, await countUpTo(search, asked)), ...nobody };
  const [ids, matches] = await Promise.all([selectPage(search, page), countUpTo(search, asked)]);
  const isShort = page === 1 && matches < SEARCH.pageSize;
  const similar = isShort ? await findSimilar(search, ids) : [];
  const near = search.home.place?.originCell ?? null;
  const cards = await memberCards(app, { ...caller, near }, [...ids, ...similar]);
  const inOrder = (list: string[]) => list.map(id => cards.get(id)).filter(card => card !== undefined);
  return {
    profiles: inOrder(ids),
    page,
    ...countOf(asked, matches),
    ...similarResults(inOrder(similar)),
    widening: page === 1 && matches === 0 ? await findWidening(search, query) : null,
  };
}

/** Where men seek men, a search that names no gender means men. */
const soughtGender = ({ audience }: Site) => (audience === 'men_seeking_men' ? ('male' as const) : undefined);

const selectPage = (search: Search, page: number): Promise<string[]> =>
  selectInOrder(search, search.asked, {
    limit: SEARCH.pageSize,
    offset: (page - 1) * SEARCH.pageSize,
  });

/** A stretch of those who match what is asked for, this search's or another's, in the order this one is in. */
function selectInOrder(
  { app, caller, home, asked: { order } }: Search,
  asked: Asked,
  { except, ...stretch }: { limit: number; offset: number; except?: string[] },
): Promise<string[]> {
  const now = app.clock.now();
  const filters = { ...filtersOf(asked, home.place, caller.site, now), except };
  if (order === 'active') return selectMatches(app.db, caller, filters, stretch);
  return order === 'nearest' && home.place
    ? selectNearest(app.db, caller, filters, home.place, stretch)
    : selectByBand(app.db, { viewer: caller, filters, home, now }, stretch);
}

/** How many match, one more than is told at most: then there are more. */
const countUpTo = ({ app, caller, home }: Search, asked: Asked, most = capOf(asked) + 1): Promise<number> =>
  countMatches(app.db, caller, filtersOf(asked, home.place, caller.site, app.clock.now()), most);

/**
 * So far matches are counted: home and ages are counted by an index of their own; of everything else no farther than one can leaf,
 * since whoever does not fit is passed over one by one.
 */
function capOf({ interests, body_type, with_photo, online, new: isNew, hide_fictional }: Asked): number {
  const isPassedOver = interests || body_type || with_photo || online || isNew || hide_fictional;
  return isPassedOver ? SEARCH.pageSize * SEARCH.maxPages : SEARCH.countCap;
}

const numbersOf = (asked: Asked, matches: number) => ({
  numResults: Math.min(matches, capOf(asked)),
  capped: matches > capOf(asked),
});

const countOf = (asked: Asked, matches: number) => ({
  ...numbersOf(asked, matches),
  pages: Math.min(Math.ceil(matches / SEARCH.pageSize), SEARCH.maxPages),
});

/** Where only the number was asked for. */
const nobody = { profiles: [], page: 1, similar: [], numSimilar: 0, widening: null };

/** Members who come close, nearest step first, as many as the first page has room for. */
async function findSimilar(search: Search, matches: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const step of similarFilters(search.asked)) {
    const limit = SEARCH.pageSize - matches.length - found.length;
    if (limit <= 0) break;
    const except = [...matches, ...found];
    found.push(...(await selectInOrder(search, step, { limit, offset: 0, except })));
  }
  return found;
}

const similarResults = (similar: MemberCard[]) => ({ similar, numSimilar: similar.length });

/** The least to let go of for somebody to fit, of what was asked for in words. */
async function findWidening(search: Search, query: Asked): Promise<Answer['widening']> {
  for (const { loosened, query: looser } of looserSearches(query)) {
    const asked = { ...looser, gender: search.asked.gender };
    if ((await countUpTo(search, asked, 1)) === 0) continue;
    return { loosened, query: looser, ...numbersOf(looser, await countUpTo(search, asked)) };
  }
  return null;
}
