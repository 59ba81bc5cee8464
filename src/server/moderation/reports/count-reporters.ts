import { contactsAmong } from '../../chats/contacts-among.ts';
import { matchesAmong } from '../../likes/matches-among.ts';
import type { Db } from '../../platform/db.ts';
import { firstOfEachGroup, sameSignupDay } from '../first-of-each-group.ts';
import { selectOpenReporters } from './queries.ts';

export type OpenReports = {
  open: number;
  /** Members and visitors who reported; members who may act together count as one. */
  reporters: number;
};

/**
 * Open reports about these accounts, and by how many reporters. Those who have a conversation or a match or signed up on
 * the same day count as one. No number does anything by itself: people decide.
 * @spec D5.5 D5.10
 */
export async function countOpenReports(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, OpenReports>> {
  if (accountIds.length === 0) return new Map();
  const reports = await selectOpenReporters(db, accountIds);
  const profiles = [...new Set(reports.flatMap(({ profile_id }) => profile_id ?? []))];
  const acquainted =
    profiles.length > 1
      ? [...(await contactsAmong(db, profiles)), ...(await matchesAmong(db, profiles))]
      : [];
  const counts = new Map<string, OpenReports>();
  for (const accountId of new Set(reports.map(({ reported_id }) => reported_id ?? ''))) {
    const about = reports.filter(({ reported_id }) => reported_id === accountId);
    const members = about.flatMap(({ profile_id, signed_up_on: signedUpOn }) =>
      profile_id === null ? [] : [{ profileId: profile_id, signedUpOn }],
    );
    const groups = firstOfEachGroup(
      [...new Set(members.map(({ profileId }) => profileId))],
      [...acquainted, ...sameSignupDay(members)],
    );
    const visitors = about.filter(({ profile_id }) => profile_id === null).length;
    counts.set(accountId, { open: about.length, reporters: groups.size + visitors });
  }
  return counts;
}
