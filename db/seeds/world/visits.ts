import { random } from '../random.ts';
import { compatibleInCountry } from './contacts.ts';
import { DAY, type DemoMember } from './resident.ts';

/** The last time one looked at another, in minutes before the world was planted. */
export interface DemoVisit {
  from: DemoMember;
  to: DemoMember;
  ago: number;
}

/** How many of the crowd looked at each of the cast in the days in which that is told. */
const VISITORS_PER_CAST_MEMBER = 17;

/** Who looked at whom: the cast has visitors, and looked around itself. Fictional members look at nobody. */
export function demoVisits(people: readonly DemoMember[]): DemoVisit[] {
  const others = people.filter(
    person => !person.role && !person.fictional && person.confirmed && !person.invisible,
  );
  return people
    .filter(member => member.role && member.confirmed && !member.fictional)
    .flatMap(member => {
      const chance = random(`visits ${member.profileId}`);
      const longest = Math.min(6 * DAY, member.signedUpAgo);
      const visitors = chance.shuffle(compatibleInCountry(member, others)).slice(0, VISITORS_PER_CAST_MEMBER);
      return visitors.flatMap((visitor, index) => [
        { from: visitor, to: member, ago: chance.int(3, Math.min(longest, visitor.signedUpAgo)) },
        ...(index % 4 === 0
          ? [{ from: member, to: visitor, ago: chance.int(3, Math.min(longest, visitor.signedUpAgo)) }]
          : []),
      ]);
    });
}
