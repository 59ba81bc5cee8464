import { contactsAmong } from '../../chats/contacts-among.ts';
import { matchesAmong } from '../../likes/matches-among.ts';
import type { Db } from '../../platform/db.ts';
import { selectOpenReporters } from './queries.ts';

export type OpenReports = {
  open: number;
  /** Members and visitors who reported; members who know each other count as one. */
  reporters: number;
};

/**
 * Open reports about these accounts, and by how many reporters. A ring that reports a member weighs no more than one of
 * it, and no number does anything by itself: people decide.
 * @spec D5.5 D5.10
 */
export async function countOpenReports(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, OpenReports>> {
  if (accountIds.length === 0) return new Map();
  const reports = await selectOpenReporters(db, accountIds);
  const profiles = [...new Set(reports.flatMap(({ profile_id }) => profile_id ?? []))];
  const pairs =
    profiles.length > 1
      ? [...(await contactsAmong(db, profiles)), ...(await matchesAmong(db, profiles))]
      : [];
  const counts = new Map<string, OpenReports>();
  for (const accountId of new Set(reports.map(({ reported_id }) => reported_id ?? ''))) {
    const about = reports.filter(({ reported_id }) => reported_id === accountId);
    const known = new Set(about.flatMap(({ profile_id }) => profile_id ?? []));
    const unknown = about.filter(({ profile_id }) => profile_id === null).length;
    counts.set(accountId, { open: about.length, reporters: countGroups([...known], pairs) + unknown });
  }
  return counts;
}

/** How many groups remain if everybody joins those whom they know. */
export function countGroups(people: readonly string[], pairs: readonly [string, string][]): number {
  const groupOf = new Map(people.map(person => [person, person]));
  const rootOf = (person: string): string => {
    const next = groupOf.get(person) ?? person;
    return next === person ? person : rootOf(next);
  };
  for (const [one, other] of pairs)
    if (groupOf.has(one) && groupOf.has(other)) groupOf.set(rootOf(one), rootOf(other));
  return people.filter(person => rootOf(person) === person).length;
}
