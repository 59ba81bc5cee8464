import * as calls from '#contract/search';
import { searchMembers } from '../search/search-members.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 3.16 D2.41 */
export const searchRoutes: AppRoute[] = [
  route(
    calls.searchMembers,
    ({ app, caller, query: { page = 1, ...asked } }) => searchMembers(app, caller, { ...asked, page }),
    {
      limits: [{ by: 'address', hits: 300, seconds: 60 }],
      // With `near`, an empty answer reveals where nobody lives, so it costs one card.
      countReads: ({ profiles, similar }, { near }) =>
        Math.max(near === undefined ? 0 : 1, profiles.length + similar.length),
    },
  ),
];
