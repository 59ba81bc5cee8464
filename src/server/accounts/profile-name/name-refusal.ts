import type { ErrorCode } from '#contract/errors';
import { nameIsEmail } from '#contract/profiles';
import type { Site } from '../../site/sites.ts';
import { holdsContactDetails } from './contact-details.ts';
import { posesAsStaff } from './poses-as-staff.ts';
import { mixesScripts, passesForLatin } from './scripts.ts';

type NamedSite = Pick<Site, 'settings' | 'company'>;

/** Why an account with this address, where it is known already, may not have a name whose shape is right; null for one it may have. */
export const nameRefusalFor = (name: string, email: string | undefined, site: NamedSite): ErrorCode | null =>
  email && nameIsEmail(name, email) ? 'name_equals_email' : nameRefusal(name, site);

/**
 * Why a profile name is refused although its shape is right (decisions, "Names that are refused"): it poses as the site or its staff,
 * its letters pass for others, or it says how to reach somebody elsewhere. Null for a name that is fine.
 */
export function nameRefusal(name: string, { settings, company }: NamedSite): ErrorCode | null {
  if (posesAsStaff(name, [settings.name, company.name, ...company.tradenames])) return 'name_poses_as_staff';
  if (holdsContactDetails(name)) return 'name_contact_details';
  if (mixesScripts(name) || passesForLatin(name)) return 'name_mixed_scripts';
  return null;
}
