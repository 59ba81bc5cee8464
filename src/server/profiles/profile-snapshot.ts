import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectMayReport } from './block-queries.ts';
import { presentDetails } from './profile-details.ts';
import { selectProfileDetails } from './queries.ts';

/**
 * Copies a profile as evidence for a report, without cell and visibility settings.
 * @spec D2.27
 */
export async function profileSnapshot(db: Db, profileId: string) {
  const row = await selectProfileDetails(db, profileId);
  if (!row) return null;
  const {
    account_id: accountId,
    birth_date: birthDate,
    id,
    name,
    gender,
    country,
    fictional,
    created_at,
  } = row;
  return {
    accountId,
    birthDate,
    details: { id, name, gender, country, ...presentDetails(row), fictional, created_at },
  };
}

/**
 * After contact, callers may report members who blocked them or deleted their account.
 * @spec D2.27 6.4
 */
export const mayReport = async (db: Db, caller: MemberCaller, profileId: string): Promise<boolean> =>
  profileId !== caller.member.profileId && (await selectMayReport(db, caller, profileId));
