import { HOUR_SECONDS } from '#contract/durations';
import {
  deleteSavedSearch as deleteCall,
  getSavedSearches as getCall,
  saveSearch as saveCall,
} from '#contract/saved-searches';
import { type AppRoute, route } from '../../app.ts';
import { deleteSavedSearch, getSavedSearches, saveSearch } from './save-search.ts';

/** @spec D2.14 */
export const savedSearchRoutes: AppRoute[] = [
  route(getCall, async ({ app, caller }) => ({ searches: await getSavedSearches(app, caller) })),
  route(saveCall, async ({ app, caller, body }) => ({ search: await saveSearch(app, caller, body) }), {
    limits: [{ by: 'account', hits: 100, seconds: HOUR_SECONDS }],
  }),
  route(
    deleteCall,
    async ({ app, caller, body }) => {
      await deleteSavedSearch(app, caller, body.id);
      return null;
    },
    { limits: [{ by: 'account', hits: 600, seconds: HOUR_SECONDS }] },
  ),
];
