import type { BodyOut } from '#contract/call';
import { isCountry } from '#contract/countries';
import { fieldError } from '#contract/errors';
import type { changeProfile } from '#contract/profiles';
import { isRegionOf } from '#contract/regions';
import { nameRefusal, nameRefusalFor } from '../accounts/profile-name/name-refusal.ts';
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

/**
 * Refuses what a name may not hold where others read it beside the name: a town or neighbourhood that poses as the site, or says how to
 * reach the member elsewhere.
 */
export function refusePlaceWords(site: Site, change: BodyOut<typeof changeProfile>): void {
  for (const field of ['city', 'living_area'] as const) {
    const words = change[field];
    if (words && nameRefusal(words, site) !== null) throw fieldError(field, 'place_not_a_place');
  }
}

/** Refuses a region of another country. */
export function refuseRegion(region: string | null | undefined, country: string): void {
  if (region && !(isCountry(country) && isRegionOf(country, region))) {
    throw fieldError('region', 'region_unknown');
  }
}
