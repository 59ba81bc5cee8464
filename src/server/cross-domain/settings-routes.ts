import { getSettings as settingsCall } from '#contract/site';
import { type AppRoute, route } from '../app.ts';
import { getSettings } from './settings.ts';

/** @spec 7.7 */
export const settingsRoutes: AppRoute[] = [
  route(settingsCall, async ({ app, caller, query }) => ({
    settings: await getSettings(app, caller, query.forced_domain),
  })),
];
