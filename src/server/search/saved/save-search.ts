import { SAVED_SEARCHES } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { savesSearches } from '#contract/permissions';
import type { SavedSearch } from '#contract/saved-searches';
import { type SearchFilters, searchFilters } from '#contract/search';
import { withoutUnofferedFields } from '#contract/search-fields';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { assertSearchable } from '../assert-searchable.ts';
import {
  deleteSavedSearchRow,
  lockSavedSearches,
  type SavedSearchRow,
  selectSavedSearches,
  upsertSavedSearch,
} from './queries.ts';

/**
 * A member who is no longer premium keeps the searches, but cannot see them.
 * @throws premium_only
 * @spec D2.14
 */
export async function getSavedSearches(app: Pick<App, 'db'>, caller: MemberCaller): Promise<SavedSearch[]> {
  assertPremium(caller);
  return (await selectSavedSearches(app.db, caller.accountId)).map(row =>
    presentSavedSearch(row, caller.site),
  );
}

/**
 * @throws premium_only, saved_search_limit, and the errors of `assertSearchable` for the fields of `query`
 * @spec D2.14 1.3
 */
export async function saveSearch(
  app: App,
  caller: MemberCaller,
  { name, query }: { name: string; query: SearchFilters },
): Promise<SavedSearch> {
  assertPremium(caller);
  assertSearchable(caller, query, 'query.');
  return transact(app, async ({ db, now }) => {
    await lockSavedSearches(db, caller.accountId);
    const others = (await selectSavedSearches(db, caller.accountId)).filter(
      saved => saved.name.toLowerCase() !== name.toLowerCase(),
    );
    if (others.length >= SAVED_SEARCHES.max) throw new ApiError('saved_search_limit');
    return presentSavedSearch(
      await upsertSavedSearch(db, caller.accountId, { name, query, now }),
      caller.site,
    );
  });
}

/**
 * Succeeds even if the search does not exist.
 * @throws premium_only
 * @spec D2.14
 */
export async function deleteSavedSearch(
  app: Pick<App, 'db'>,
  caller: MemberCaller,
  id: string,
): Promise<void> {
  assertPremium(caller);
  await deleteSavedSearchRow(app.db, caller.accountId, id);
}

function assertPremium({ member }: MemberCaller): void {
  if (!savesSearches(member)) throw new ApiError('premium_only');
}

const presentSavedSearch = (
  { id, name, query, created_at }: SavedSearchRow,
  { settings }: Site,
): SavedSearch => ({
  id,
  name,
  query: withoutUnofferedFields(parseSavedQuery(query), settings),
  created_at: created_at.toISOString(),
});

/**
 * Reads a stored search without filters that are no longer valid.
 * @spec D2.14
 */
function parseSavedQuery(stored: unknown): SearchFilters {
  const { success, data, error } = searchFilters.safeParse(stored);
  if (success) return data;
  const wrong = new Set(error.issues.map(({ path: [field] }) => field));
  const rest = Object.entries(stored ?? {}).filter(([field]) => !wrong.has(field));
  return rest.length < Object.keys(stored ?? {}).length ? parseSavedQuery(Object.fromEntries(rest)) : {};
}
