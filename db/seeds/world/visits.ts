import { random } from '../random.ts';
import { suited } from './contacts.ts';
import { DAY, type Resident } from './resident.ts';

/** The last time one looked at another, in minutes before the world was planted. */
export interface Visit {
  from: Resident;
  to: Resident;
  ago: number;
}

/** How many of the crowd looked at each of the cast in the days in which that is told. */
const LOOKED = 17;

/** Who looked at whom: the cast has visitors, and looked around itself. Fictional members look at nobody. */
export function visits(people: readonly Resident[]): Visit[] {
  const crowd = people.filter(
    person => !person.role && !person.fictional && person.confirmed && !person.invisible,
  );
  return people
    .filter(star => star.role && star.confirmed && !star.fictional)
    .flatMap(star => {
      const chance = random(`visits ${star.profileId}`);
      const longest = Math.min(6 * DAY, star.signedUpAgo);
      const came = chance.shuffle(suited(star, crowd)).slice(0, LOOKED);
      return came.flatMap((fan, index) => [
        { from: fan, to: star, ago: chance.int(3, Math.min(longest, fan.signedUpAgo)) },
        ...(index % 4 === 0
          ? [{ from: star, to: fan, ago: chance.int(3, Math.min(longest, fan.signedUpAgo)) }]
          : []),
      ]);
    });
}
