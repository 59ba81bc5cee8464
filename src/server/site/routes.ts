import { interests } from '#contract/interests';
import { regionsOf } from '#contract/regions';
import { getCompanyInfo, getInterests, getRegions, getSettings } from '#contract/site';
import { type AppRoute, route } from '../app.ts';
import { selectedCountry } from './selected-country.ts';
import { settingsFor } from './settings.ts';

export const siteRoutes: AppRoute[] = [
  route(getSettings, async ({ app, caller }) => ({
    settings: settingsFor(caller.site.settings, {
      domain: caller.host,
      cdn_prefix: app.config.cdnPrefix,
      audience: caller.site.audience,
      time_zone: caller.site.timeZone,
      geoip_country: caller.geoCountry,
      geoip_selected_country: selectedCountry(caller),
    }),
  })),
  route(getCompanyInfo, async ({ caller }) => caller.site.company),
  route(getInterests, async () => ({ interests: [...interests] })),
  route(getRegions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map(country => [country, regionsOf(country, caller.language)]),
    ),
  })),
];
