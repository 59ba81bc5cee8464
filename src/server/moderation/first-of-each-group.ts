/**
 * Accounts of one day are made by one person more often than by chance complain about the same member.
 * @returns pairs for `firstOfEachGroup`: each member with the first one who signed up on the same day
 * @spec D5.13
 */
export function sameSignupDay(
  members: readonly { profileId: string; signedUpOn: string }[],
): [string, string][] {
  const firstOfDay = new Map<string, string>();
  for (const { profileId, signedUpOn } of members)
    if (!firstOfDay.has(signedUpOn)) firstOfDay.set(signedUpOn, profileId);
  return members.map(({ profileId, signedUpOn }) => [profileId, firstOfDay.get(signedUpOn) ?? profileId]);
}

/**
 * Groups members who know each other, also through others, so that a ring weighs no more than one of it.
 * @param members in the order that decides who is the first of a group
 * @param acquainted pairs who know each other; members who are not in `members` unite nobody
 * @returns the first member of each group
 * @spec D5.5 D5.13
 */
export function firstOfEachGroup(
  members: readonly string[],
  acquainted: readonly (readonly [string, string])[],
): Set<string> {
  const position = new Map(members.map((member, index) => [member, index]));
  const earlier = new Map<string, string>();
  const firstOf = (member: string): string => {
    const next = earlier.get(member);
    return next === undefined ? member : firstOf(next);
  };
  for (const [one, other] of acquainted) {
    if (!position.has(one) || !position.has(other)) continue;
    const firsts = [firstOf(one), firstOf(other)].sort(
      (a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0),
    );
    const [first = '', later = ''] = firsts;
    if (first !== later) earlier.set(later, first);
  }
  return new Set(members.filter(member => !earlier.has(member)));
}
