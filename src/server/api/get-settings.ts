import { BRAND_HUE } from '#contract/brand-palette';
import type { Settings } from '#contract/site';
import type { App, Caller } from '../app.ts';
import { minimumCosts } from '../credits/minimum-costs.ts';
import { forcedSite } from '../site/forced-domain.ts';
import { selectedCountry } from '../site/selected-country.ts';
import { settingsFor } from '../site/settings.ts';
import { siteUrl } from '../site/site-url.ts';

/** @spec 3.5 7.7 */
export async function getSettings(
  app: App,
  caller: Caller,
  forcedDomain: string | undefined,
): Promise<Settings> {
  const site = forcedSite(app, forcedDomain) ?? caller.site;
  const { host, origin } = new URL(siteUrl(app.config, site, '/'));
  return settingsFor(site.settings, {
    domain: host,
    origin,
    cdn_prefix: app.config.cdnPrefix,
    audience: site.audience,
    time_zone: site.timeZone,
    push_public_key: app.push.publicKey,
    colours: site.settings.brand_hue === BRAND_HUE.default ? {} : site.palette,
    geoip_country: caller.geoCountry,
    geoip_selected_country: selectedCountry({ ...caller, site }),
    ...(await minimumCosts(app.db, site)),
  });
}
