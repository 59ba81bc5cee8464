import type { Output } from '#contract/call';
import { SEARCH } from '#contract/constants';
import { fieldError } from '#contract/errors';
import type { MemberCard } from '#contract/profiles';
import type { searchMembers as call } from '#contract/search';
import type { App, Caller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { assertMayLook } from '../profiles/visibility.ts';
import type { Site } from '../site/sites.ts';
import { filtersOf } from './filters.ts';
import { countMatches, selectMatches } from './queries.ts';
import { assertSearchable } from './refuse.ts';
import { type Asked, similarFilters } from './similar.ts';

/**
 * A page of members who match (sections 2 and 3), most recently active first, and who comes close where they do not fill
 * the first page. Throws `authentication_required` for visitors whom the settings do not let search (section 6),
 * at their fields what `assertSearchable` refuses.
 */
export async function searchMembers(
  app: App,
  caller: Caller,
  query: Asked & { page: number },
): Promise<Output<typeof call>> {
  assertMayLook(caller);
  const asked = { ...query, gender: query.gender ?? soughtGender(caller.site) };
  assertSearchable(caller, query);
  if (query.order === 'nearest') throw fieldError('near', 'place_needed');
  const { page } = asked;
  const { pageSize, maxPages, countCap } = SEARCH;
  const filters = filtersOf(asked, caller.site, app.clock.now());
  const [ids, matches] = await Promise.all([
    selectMatches(app.db, caller, filters, { limit: pageSize, offset: (page - 1) * pageSize }),
    countMatches(app.db, caller, filters, countCap + 1),
  ]);
  const similar = matches < pageSize ? await findSimilar(app, caller, asked, ids) : [];
  const cards = await memberCards(app, caller, [...ids, ...similar]);
  const inOrder = (list: string[]) => list.map(id => cards.get(id)).filter(card => card !== undefined);
  return {
    profiles: inOrder(ids),
    page,
    pages: Math.min(Math.ceil(matches / pageSize), maxPages),
    numResults: Math.min(matches, countCap),
    capped: matches > countCap,
    ...similarResults(inOrder(similar)),
    widening: null,
  };
}

/** Where men seek men, a search that names no gender means men. */
const soughtGender = ({ audience }: Site) => (audience === 'men_seeking_men' ? ('male' as const) : undefined);

/** Members who come close, nearest step first, as many as the first page has room for. */
async function findSimilar(app: App, caller: Caller, asked: Asked, matches: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const step of similarFilters(asked)) {
    const limit = SEARCH.pageSize - matches.length - found.length;
    if (limit <= 0) break;
    const except = [...matches, ...found];
    found.push(
      ...(await selectMatches(app.db, caller, filtersOf(step, caller.site, app.clock.now()), {
        limit,
        except,
      })),
    );
  }
  return found;
}

const similarResults = (similar: MemberCard[]) => ({ similar, numSimilar: similar.length });
