import { SAVED_SEARCHES } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { savesSearches } from '#contract/permissions';
import type { SavedSearch } from '#contract/saved-searches';
import type { SearchFilters } from '#contract/search';
import { withoutUnofferedFields } from '#contract/search-fields';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { assertSearchable } from '../refuse.ts';
import { parseKept } from './parse-kept.ts';
import { deleteSaved, lockAccount, type SavedRow, selectSaved, upsertSaved } from './queries.ts';

/** One's saved searches (section 6, premium functions). Throws `premium_only`: whoever is premium no longer keeps them unseen. */
export async function getSavedSearches(app: Pick<App, 'db'>, caller: MemberCaller): Promise<SavedSearch[]> {
  assertPremium(caller);
  return (await selectSaved(app.db, caller.accountId)).map(row => presentSaved(row, caller.site));
}

/**
 * Saves a search under a name, instead of what had that name. Throws `premium_only`, `saved_search_limit` where a new one
 * would be too many, and at the fields of `query` what a search refuses.
 */
export async function saveSearch(
  app: App,
  caller: MemberCaller,
  { name, query }: { name: string; query: SearchFilters },
): Promise<SavedSearch> {
  assertPremium(caller);
  assertSearchable(caller, query, 'query.');
  return transact(app, async ({ db, now }) => {
    await lockAccount(db, caller.accountId);
    const others = (await selectSaved(db, caller.accountId)).filter(
      saved => saved.name.toLowerCase() !== name.toLowerCase(),
    );
    if (others.length >= SAVED_SEARCHES.max) throw new ApiError('saved_search_limit');
    return presentSaved(await upsertSaved(db, caller.accountId, { name, query, now }), caller.site);
  });
}

/** Removes one's own saved search; of one that is not there nothing is said. Throws `premium_only`. */
export async function deleteSavedSearch(
  app: Pick<App, 'db'>,
  caller: MemberCaller,
  id: string,
): Promise<void> {
  assertPremium(caller);
  await deleteSaved(app.db, caller.accountId, id);
}

function assertPremium({ member }: MemberCaller): void {
  if (!savesSearches(member)) throw new ApiError('premium_only');
}

const presentSaved = ({ id, name, query, created_at }: SavedRow, { settings }: Site): SavedSearch => ({
  id,
  name,
  query: withoutUnofferedFields(parseKept(query), settings),
  created_at: created_at.toISOString(),
});
