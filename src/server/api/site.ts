import * as calls from '#contract/site';
import { openRegions } from '../site/open-regions.ts';
import { getSettings } from './get-settings.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.3 7.7 3.2 3.3 */
export const siteRoutes: AppRoute[] = [
  route(calls.getCompanyInfo, async ({ caller }) => caller.site.company),
  route(calls.getInterests, async ({ caller }) => ({ interests: caller.site.settings.interests })),
  route(calls.getRegions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map(country => [
        country,
        openRegions(caller.site, country, caller.language),
      ]),
    ),
  })),
  route(calls.getSettings, async ({ app, caller, query }) => ({
    settings: await getSettings(app, caller, query.forced_domain),
  })),
];
