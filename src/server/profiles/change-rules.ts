import type { BodyOut } from '#contract/call';
import { isCountry } from '#contract/countries';
import { fieldError } from '#contract/errors';
import type { changeProfile } from '#contract/profiles';
import { isRegionOf } from '#contract/regions';
import { nameRefusal, nameRefusalFor } from '../accounts/profile-name/name-refusal.ts';
import type { Site } from '../site/sites.ts';

/**
 * @throws field_invalid, or at `name` the error code of `nameRefusalFor`
 * @spec 5.1 D2.2 D2.40
 */
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
 * Others read these places next to the name, so the rules of names apply.
 * @throws place_not_a_place
 * @spec D2.40
 */
export function refuseDeceptivePlaceNames(site: Site, change: BodyOut<typeof changeProfile>): void {
  for (const field of ['city', 'living_area'] as const) {
    const words = change[field];
    if (words && nameRefusal(words, site) !== null) throw fieldError(field, 'place_not_a_place');
  }
}

/** @throws region_unknown for a region of another country */
export function refuseRegion(region: string | null | undefined, country: string): void {
  if (region && !(isCountry(country) && isRegionOf(country, region))) {
    throw fieldError('region', 'region_unknown');
  }
}
