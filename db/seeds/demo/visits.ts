import { random } from '../random.ts';
import { DAY_MINUTES, type DemoMember } from './demo-member.ts';
import { compatibleInCountry } from './likes.ts';

/** `ago` is in minutes before the insertion. */
export interface DemoVisit {
  from: DemoMember;
  to: DemoMember;
  ago: number;
}

const VISITORS_PER_CAST_MEMBER = 17;

export function demoVisits(people: readonly DemoMember[]): DemoVisit[] {
  const others = people.filter(
    person => !person.role && !person.fictional && person.confirmed && !person.invisible,
  );
  return people
    .filter(member => member.role && member.confirmed && !member.fictional)
    .flatMap(member => {
      const chance = random(`visits ${member.profileId}`);
      const longest = Math.min(6 * DAY_MINUTES, member.signedUpAgo);
      const visitors = chance.shuffle(compatibleInCountry(member, others)).slice(0, VISITORS_PER_CAST_MEMBER);
      return visitors.flatMap((visitor, index) => [
        { from: visitor, to: member, ago: chance.int(3, Math.min(longest, visitor.signedUpAgo)) },
        ...(index % 4 === 0
          ? [{ from: member, to: visitor, ago: chance.int(3, Math.min(longest, visitor.signedUpAgo)) }]
          : []),
      ]);
    });
}
