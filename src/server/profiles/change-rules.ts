import type { BodyOut } from '#contract/call';
import { isCountry } from '#contract/countries';
import { fieldError } from '#contract/errors';
import type { changeProfile } from '#contract/profiles';
import { isRegionOf } from '#contract/regions';
import { nameRefusalFor } from '../accounts/profile-name/name-refusal.ts';
import type { Site } from '../site/sites.ts';

/** Refuses a name that is the address or deceives others, and what the site or its audience does not leave open. */
export function refuseIdentity(
  site: Site,
  { name, country, gender }: BodyOut<typeof changeProfile>,
  email: string,
): void {
  const { settings, audience } = site;
  const refusedName = name === undefined ? null : nameRefusalFor(name, email, site);
  if (refusedName) throw fieldError('name', refusedName);
  if (country && !settings.countries.includes(country)) throw fieldError('country', 'field_invalid');
  if (gender === 'female' && audience === 'men_seeking_men') throw fieldError('gender', 'field_invalid');
}

/** Refuses a region of another country. */
export function refuseRegion(region: string | null | undefined, country: string): void {
  if (region && !(isCountry(country) && isRegionOf(country, region))) {
    throw fieldError('region', 'region_unknown');
  }
}
