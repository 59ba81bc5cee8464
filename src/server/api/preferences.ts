import { HOUR_SECONDS } from '#contract/durations';
import * as calls from '#contract/preferences';
import { changePreferences, preferencesOf } from '../profiles/preferences/preferences-of.ts';
import { type AppRoute, route } from './route.ts';

/** @spec D2.39 */
export const preferenceRoutes: AppRoute[] = [
  route(calls.getPreferences, async ({ app, caller }) => ({ wishes: await preferencesOf(app, caller) })),
  route(
    calls.changePreferences,
    async ({ app, caller, body }) => ({ wishes: await changePreferences(app, caller, body) }),
    {
      limits: [{ by: 'account', hits: 120, seconds: HOUR_SECONDS }],
    },
  ),
];
