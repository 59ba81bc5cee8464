import type { SignupForm } from '#contract/accounts';
import type { CountryCode } from '#contract/countries';
import type { Gender } from '#contract/profiles';
import type { Tx } from '../platform/transact.ts';
import type { Site } from '../site/sites.ts';
import { activityRank } from './activity.ts';
import { insertProfile, updateStatus } from './queries.ts';

/**
 * Makes the profile of a new account, closed until the address is confirmed (section 4). Visitors may see it where the member
 * said so, or where the site asks nobody (setting `visitor_visibility`).
 */
export async function createProfile(
  { db, now }: Tx,
  signup: { accountId: string; site: Site; form: SignupForm & { country: CountryCode; gender: Gender } },
): Promise<void> {
  const { accountId, site, form } = signup;
  await insertProfile(db, {
    account_id: accountId,
    site_id: site.id,
    name: form.name,
    gender: form.gender,
    birth_date: form.date_of_birth,
    country: form.country,
    region: form.region ?? null,
    visible_to_visitors: form.visible_to_visitors ?? site.settings.visitor_visibility === 'opt_out',
    created_at: now,
    activity_rank: activityRank(now, false),
  });
}

/** Opens a profile whose owner confirmed his address. */
export const openProfile = ({ db }: Tx, { profileId }: { profileId: string }): Promise<void> =>
  updateStatus(db, profileId, 'active');
