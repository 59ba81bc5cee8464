import { HOUR_SECONDS } from '#contract/durations';
import * as savedSearchCalls from '#contract/saved-searches';
import * as searchCalls from '#contract/search';
import { deleteSavedSearch, getSavedSearches, saveSearch } from '../search/saved/save-search.ts';
import { searchMembers } from '../search/search-members.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 3.16 D2.41 D2.14 */
export const searchRoutes: AppRoute[] = [
  route(
    searchCalls.searchMembers,
    ({ app, caller, query: { page = 1, ...asked } }) => searchMembers(app, caller, { ...asked, page }),
    {
      limits: [{ by: 'address', hits: 300, seconds: 60 }],
      // With `near`, an empty answer reveals where nobody lives, so it costs one card.
      countReads: ({ profiles, similar }, { near }) =>
        Math.max(near === undefined ? 0 : 1, profiles.length + similar.length),
    },
  ),
  route(savedSearchCalls.getSavedSearches, async ({ app, caller }) => ({
    searches: await getSavedSearches(app, caller),
  })),
  route(
    savedSearchCalls.saveSearch,
    async ({ app, caller, body }) => ({ search: await saveSearch(app, caller, body) }),
    {
      limits: [{ by: 'account', hits: 100, seconds: HOUR_SECONDS }],
    },
  ),
  route(
    savedSearchCalls.deleteSavedSearch,
    ({ app, caller, body }) => deleteSavedSearch(app, caller, body.id),
    {
      limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }],
    },
  ),
];
