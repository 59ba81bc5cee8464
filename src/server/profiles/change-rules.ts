import type { BodyOut } from '#contract/call';
import { isCountry } from '#contract/countries';
import { fieldError } from '#contract/errors';
import { type changeProfile, nameIsEmail } from '#contract/profiles';
import { isRegionOf } from '#contract/regions';
import type { Site } from '../site/sites.ts';

/** Refuses a name that is the address, and what the site or its audience does not leave open. */
export function refuseIdentity(
  { settings, audience }: Site,
  { name, country, gender }: BodyOut<typeof changeProfile>,
  email: string,
): void {
  if (name !== undefined && nameIsEmail(name, email)) throw fieldError('name', 'name_equals_email');
  if (country && !settings.countries.includes(country)) throw fieldError('country', 'field_invalid');
  if (gender === 'female' && audience === 'men_seeking_men') throw fieldError('gender', 'field_invalid');
}

/** Refuses a region of another country. */
export function refuseRegion(region: string | null | undefined, country: string): void {
  if (region && !(isCountry(country) && isRegionOf(country, region))) {
    throw fieldError('region', 'region_unknown');
  }
}
