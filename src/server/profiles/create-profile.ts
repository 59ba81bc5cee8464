import type { CountryCode } from '#contract/countries';
import type { Gender } from '#contract/profiles';
import type { SignupForm } from '#contract/signup';
import type { Tx } from '../platform/transact.ts';
import type { Site } from '../site/sites.ts';
import { activityRank } from './activity.ts';
import { insertInterests, insertProfile } from './queries.ts';

/**
 * Creates a disabled profile. The database changes its status whenever the account's status changes.
 * @spec 4.2 3.2 D1.11
 */
export async function createProfile(
  { db, now }: Tx,
  signup: { accountId: string; site: Site; form: SignupForm & { country: CountryCode; gender: Gender } },
): Promise<void> {
  const { accountId, site, form } = signup;
  const profileId = await insertProfile(db, {
    account_id: accountId,
    site_id: site.id,
    name: form.name,
    gender: form.gender,
    birth_date: form.date_of_birth,
    country: form.country,
    region: form.region ?? null,
    reason: form.reason ?? null,
    visible_to_visitors: form.visible_to_visitors ?? site.settings.visitor_visibility === 'opt_out',
    created_at: now,
    activity_rank: activityRank(now, false),
  });
  const offered = [...new Set(form.interests)].filter(interest => site.settings.interests.includes(interest));
  await insertInterests(db, profileId, offered);
}
