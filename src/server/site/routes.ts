import { interests } from '#contract/interests';
import { regionsOf } from '#contract/regions';
import { getCompanyInfo, getInterests, getRegions, getSettings } from '#contract/site';
import { type App, type AppRoute, type Caller, route } from '../app.ts';
import { selectedCountry } from './selected-country.ts';
import { settingsFor } from './settings.ts';
import type { Site } from './sites.ts';

export const siteRoutes: AppRoute[] = [
  route(getSettings, async ({ app, caller, query }) => {
    const site = siteAsked(app, caller, query.forced_domain);
    return {
      settings: settingsFor(site.settings, {
        domain: caller.host,
        cdn_prefix: app.config.cdnPrefix,
        audience: site.audience,
        time_zone: site.timeZone,
        geoip_country: caller.geoCountry,
        geoip_selected_country: selectedCountry({ ...caller, site }),
      }),
    };
  }),
  route(getCompanyInfo, async ({ caller }) => caller.site.company),
  route(getInterests, async () => ({ interests: [...interests] })),
  route(getRegions, async ({ caller }) => ({
    regions: Object.fromEntries(
      caller.site.settings.countries.map(country => [country, regionsOf(country, caller.language)]),
    ),
  })),
];

/** The site of the host. Only where pages are made may another be asked for by name (decisions, section 3). */
const siteAsked = ({ config, sites }: App, { site }: Caller, domain: string | undefined): Site =>
  (config.mode === 'production' || domain === undefined ? undefined : sites.byHost(domain)) ?? site;
