import type { CountryCode } from '#contract/countries';
import type { Caller } from '../app.ts';

/** The country forms begin with: the member's own, else by network address where the site serves it, else the site's first. */
export function selectedCountry({
  site,
  member,
  geoCountry,
}: Pick<Caller, 'site' | 'member' | 'geoCountry'>): CountryCode {
  const served = site.settings.countries;
  if (member) return member.country;
  if (geoCountry && served.includes(geoCountry)) return geoCountry;
  return served.includes('NL') ? 'NL' : (served[0] ?? 'NL');
}
