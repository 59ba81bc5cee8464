import { interests } from '#contract/interests';
import { regionsOf } from '#contract/regions';
import * as calls from '#contract/site';
import { getSettings } from './get-settings.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.3 7.7 3.2 3.3 */
export const siteRoutes: AppRoute[] = [
  route(calls.getCompanyInfo, async ({ caller }) => caller.site.company),
  route(calls.getInterests, async () => ({ interests: [...interests] })),
  route(calls.getRegions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map(country => [country, regionsOf(country, caller.language)]),
    ),
  })),
  route(calls.getSettings, async ({ app, caller, query }) => ({
    settings: await getSettings(app, caller, query.forced_domain),
  })),
];
