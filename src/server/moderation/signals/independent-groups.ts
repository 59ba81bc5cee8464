import type { Complainant } from './queries.ts';

/**
 * Groups those who may act together: they signed up on the same day, or have a conversation. A ring is one group,
 * however many accounts it has. Of each group the first member remains.
 * @param complainants of one kind, the earliest first
 * @spec D5.13
 */
export function independentComplainants(
  complainants: readonly Complainant[],
  contacts: readonly (readonly [string, string])[],
): Complainant[] {
  const groups = new Map(complainants.map(({ profileId }) => [profileId, profileId]));
  const groupOf = (member: string): string => {
    const parent = groups.get(member) ?? member;
    return parent === member ? member : groupOf(parent);
  };
  const unite = (one: string, other: string) => void groups.set(groupOf(one), groupOf(other));
  for (const [one, other] of contacts) if (groups.has(one) && groups.has(other)) unite(one, other);
  const byDay = new Map<string, string>();
  for (const { profileId, signedUpOn } of complainants) {
    const sameDay = byDay.get(signedUpOn);
    if (sameDay) unite(profileId, sameDay);
    byDay.set(signedUpOn, profileId);
  }
  const seen = new Set<string>();
  return complainants.filter(({ profileId }) => {
    const group = groupOf(profileId);
    if (seen.has(group)) return false;
    seen.add(group);
    return true;
  });
}

/**
 * Of the reports that nobody has decided yet, all together count as one, so that two accounts that complain limit nobody
 * before a person has looked.
 * @param reporters who reported the member
 * @spec D5.13
 */
export function countedReporters(
  reporters: readonly Complainant[],
  contacts: readonly (readonly [string, string])[],
): Complainant[] {
  // So that a group in which one report was upheld counts as upheld.
  const upheldFirst = reporters.toSorted((one, other) => Number(other.isUpheld) - Number(one.isUpheld));
  const groups = independentComplainants(upheldFirst, contacts);
  const undecided = groups.find(({ isUpheld }) => !isUpheld);
  return groups.filter(reporter => reporter.isUpheld || reporter === undecided);
}
