import { interests } from '#contract/interests';
import { regionsOf } from '#contract/regions';
import { getCompanyInfo, getInterests, getRegions } from '#contract/site';
import { type AppRoute, route } from '../app.ts';

export const siteRoutes: AppRoute[] = [
  route(getCompanyInfo, async ({ caller }) => caller.site.company),
  route(getInterests, async () => ({ interests: [...interests] })),
  route(getRegions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map(country => [country, regionsOf(country, caller.language)]),
    ),
  })),
];
