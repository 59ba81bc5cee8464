import { HOUR_SECONDS } from '#contract/durations';
import { changePreferences as changeCall, getPreferences } from '#contract/preferences';
import { type AppRoute, route } from '../../app.ts';
import { changePreferences, preferencesOf } from './preferences-of.ts';

/** @spec D2.39 */
export const preferenceRoutes: AppRoute[] = [
  route(getPreferences, async ({ app, caller }) => ({ wishes: await preferencesOf(app, caller) })),
  route(
    changeCall,
    async ({ app, caller, body }) => ({ wishes: await changePreferences(app, caller, body) }),
    {
      limits: [{ by: 'account', hits: 120, seconds: HOUR_SECONDS }],
    },
  ),
];
