import type { CountryCode } from '#contract/countries';
import type { Gender } from '#contract/profiles';
import type { Tx } from '../../platform/transact.ts';
import { activityRank } from '../activity.ts';
import { insertProfile, updateProfile } from '../queries.ts';

type NewFictionalProfile = {
  accountId: string;
  siteId: number;
  name: string;
  gender: Gender;
  birthDate: string;
  country: CountryCode;
  aboutMe: string;
};

/**
 * The database refuses to take the label away again.
 * @spec 1.4 D1.10
 */
export const insertFictionalProfile = (
  { db, now }: Tx,
  { accountId, siteId, birthDate, aboutMe, ...shown }: NewFictionalProfile,
): Promise<string> =>
  insertProfile(db, {
    ...shown,
    account_id: accountId,
    site_id: siteId,
    birth_date: birthDate,
    about_me: aboutMe || null,
    status: 'active',
    fictional: true,
    created_at: now,
    activity_rank: activityRank(now, false),
  });

/** @spec 1.4 */
export const changeFictionalTexts = (
  { db }: Tx,
  profileId: string,
  { name, aboutMe }: { name: string; aboutMe: string },
): Promise<void> => updateProfile(db, profileId, { name, about_me: aboutMe || null });
