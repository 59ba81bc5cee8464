import type { CountryCode } from '#contract/countries';
import type { Caller } from '../app.ts';

/**
 * Visitors get the country of their network if the site serves that country.
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
