import { firstOfEachGroup, sameSignupDay } from '../first-of-each-group.ts';
import type { Complainant } from './queries.ts';

/**
 * The complainants who act by themselves: of those who signed up on the same day or have a conversation, only the first.
 * @param complainants of one kind, the earliest first
 * @spec D5.13
 */
export function independentComplainants(
  complainants: readonly Complainant[],
  contacts: readonly (readonly [string, string])[],
): Complainant[] {
  const members = complainants.map(({ profileId }) => profileId);
  const firsts = firstOfEachGroup(members, [...contacts, ...sameSignupDay(complainants)]);
  return complainants.filter(({ profileId }) => firsts.has(profileId));
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
