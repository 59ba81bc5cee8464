import { BRAND_HUE } from '#contract/brand-palette';
import { interests } from '#contract/interests';
import * as placeCalls from '#contract/places';
import { regionsOf } from '#contract/regions';
import type { Settings } from '#contract/site';
import * as siteCalls from '#contract/site';
import type { App, Caller } from '../app.ts';
import { minimumCosts } from '../credits/minimum-costs.ts';
import { forcedSite } from '../site/forced-domain.ts';
import { findPlaces } from '../site/places/find-places.ts';
import { geocode } from '../site/places/geocode.ts';
import { selectedCountry } from '../site/selected-country.ts';
import { settingsFor } from '../site/settings.ts';
import { siteUrl } from '../site/site-url.ts';
import { type AppRoute, route } from './route.ts';

/** @spec 7.3 7.7 3.2 3.3 7.10 3.6 */
export const siteRoutes: AppRoute[] = [
  route(siteCalls.getCompanyInfo, async ({ caller }) => caller.site.company),
  route(siteCalls.getInterests, async () => ({ interests: [...interests] })),
  route(siteCalls.getRegions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map(country => [country, regionsOf(country, caller.language)]),
    ),
  })),
  route(siteCalls.getSettings, async ({ app, caller, query }) => ({
    settings: await getSettings(app, caller, query.forced_domain),
  })),
  route(
    placeCalls.searchPlaces,
    async ({ caller, query: { q, country } }) => ({
      places: findPlaces(q, country ? [country] : caller.site.settings.countries),
    }),
    { limits: [{ by: 'address', hits: 240, seconds: 60 }] },
  ),
  route(placeCalls.geocode, async ({ query }) => geocode(query), {
    limits: [{ by: 'address', hits: 60, seconds: 60 }],
  }),
];

/** @spec 3.5 7.7 */
async function getSettings(app: App, caller: Caller, forcedDomain: string | undefined): Promise<Settings> {
  const site = forcedSite(app, forcedDomain) ?? caller.site;
  const { host, origin } = new URL(siteUrl(app.config, site, '/'));
  return settingsFor(site.settings, {
    domain: host,
    origin,
    cdn_prefix: app.config.cdnPrefix,
    audience: site.audience,
    time_zone: site.timeZone,
    colours: site.settings.brand_hue === BRAND_HUE.default ? {} : site.palette,
    geoip_country: caller.geoCountry,
    geoip_selected_country: selectedCountry({ ...caller, site }),
    ...(await minimumCosts(app.db, site)),
  });
}
