import type { ErrorCode } from '#contract/errors';
import { nameIsEmail } from '#contract/profile-name';
import type { Site } from '../../site/sites.ts';
import { holdsContactDetails } from './contact-details.ts';
import { posesAsStaff } from './poses-as-staff.ts';
import { mixesScripts, passesForLatin } from './scripts.ts';

type NamedSite = Pick<Site, 'settings' | 'company'>;

export const nameRefusalFor = (name: string, email: string | undefined, site: NamedSite): ErrorCode | null =>
  email && nameIsEmail(name, email) ? 'name_equals_email' : nameRefusal(name, site);

/** @spec 5.1 D2.40 */
export function nameRefusal(name: string, { settings, company }: NamedSite): ErrorCode | null {
  if (posesAsStaff(name, [settings.name, company.name, ...company.tradenames])) return 'name_poses_as_staff';
  if (holdsContactDetails(name)) return 'name_contact_details';
  if (mixesScripts(name) || passesForLatin(name)) return 'name_mixed_scripts';
  return null;
}
