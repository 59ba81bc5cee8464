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
