import type { CountryCode } from '#contract/countries';
import type { Caller } from '../app.ts';

/**
 * Returns the member's country. For a visitor, returns the first of these that the site serves: the country
 * of the network, the Netherlands, the first country in the site's settings.
 * @spec 3.5 1.1
 */
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
