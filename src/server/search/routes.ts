import { searchMembers as call } from '#contract/search';
import { signupMatches } from '#contract/signup';
import { type AppRoute, route } from '../app.ts';
import { savedSearchRoutes } from './saved/routes.ts';
import { searchMembers } from './search-members.ts';
import { suggestMembers } from './signup-matches.ts';

/** @spec 3.16 D2.22 D2.41 */
export const searchRoutes: AppRoute[] = [
  route(
    call,
    ({ app, caller, query: { page = 1, ...asked } }) => searchMembers(app, caller, { ...asked, page }),
    {
      limits: [{ by: 'address', hits: 300, seconds: 60 }],
      // With `near`, an empty answer reveals where nobody lives, so it costs one card.
      countReads: ({ profiles, similar }, { near }) =>
        Math.max(near === undefined ? 0 : 1, profiles.length + similar.length),
    },
  ),
  ...savedSearchRoutes,
  route(signupMatches, async ({ app, caller }) => ({ profiles: await suggestMembers(app, caller) }), {
    countReads: ({ profiles }) => profiles.length,
  }),
];
