import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/saved-searches';
import { deleteSavedSearch, getSavedSearches, saveSearch } from '../search/saved/save-search.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.14 */
export const savedSearchRoutes: AppRoute[] = [
  route(calls.getSavedSearches, async ({ app, caller }) => ({
    searches: await getSavedSearches(app, caller),
  })),
  route(
    calls.saveSearch,
    async ({ app, caller, body }) => ({ search: await saveSearch(app, caller, body) }),
    {
      limits: [{ by: 'account', hits: 100, seconds: HOUR_SECONDS }],
    },
  ),
  route(calls.deleteSavedSearch, ({ app, caller, body }) => deleteSavedSearch(app, caller, body.id), {
    limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }],
  }),
];
