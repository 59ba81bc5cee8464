import { cellOf } from '#contract/cells';
import { ONLINE_MINUTES } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { interests } from '#contract/interests';
import { bodyTypes } from '#contract/profiles';
import { activityRank } from '../../profiles/activity.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { SearchDice } from './dice.ts';

export type Person = TestMember &
  Required<
    Pick<
      TestMemberOptions,
      'gender' | 'birthDate' | 'country' | 'invisible' | 'fictional' | 'visibleToVisitors'
    >
  > & {
    siteId: number;
    region: string | null;
    cell: number | null;
    status: 'active' | 'not_confirmed';
    interests: (typeof interests)[number][];
    bodyType: (typeof bodyTypes)[number] | null;
    hasPhoto: boolean;
    sharesPresence: boolean;
    rank: number;
    signedUpAt: Date;
    onlineUntil: Date | null;
  };

const homes = [
  ['NL', 'NL-NH', 52.37, 4.89],
  ['NL', 'NL-ZH', 51.92, 4.48],
  ['NL', 'NL-UT', 52.09, 5.12],
  ['BE', 'BE-VAN', 51.22, 4.4],
  ['DE', 'DE-NW', 51.23, 6.78],
] as const;

export async function randomWorld(
  server: TestServer,
  dice: SearchDice,
  { size, otherSite }: { size: number; otherSite: number },
): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < size; index += 1)
    people.push(await signUpRandomMember(server, dice, otherSite));
  return people;
}

async function signUpRandomMember(server: TestServer, dice: SearchDice, otherSite: number): Promise<Person> {
  const siteId = dice.chance(0.05) ? otherSite : 1;
  const options = { ...randomPerson(server.clock.now(), dice), siteId };
  const member = await server.signUpMember({ ...options, activityRank: options.rank });
  const { bodyType, hasPhoto, sharesPresence, onlineUntil } = options;
  await server.db
    .updateTable('profiles')
    .set({ body_type: bodyType, has_photo: hasPhoto, shares_presence: sharesPresence })
    .where('id', '=', member.profileId)
    .execute();
  if (onlineUntil)
    await server.db
      .insertInto('presence')
      .values({ profile_id: member.profileId, online_until: onlineUntil })
      .execute();
  return { ...options, ...member };
}

function randomPerson(now: Date, dice: SearchDice): Omit<Person, keyof TestMember | 'siteId'> {
  const [country, region, latitude, longitude] = dice.pick(homes);
  const [hasPhoto, minutes] = [dice.chance(0.6), dice.pick([1, 3, 4, 6, 50, 300, 3_000])];
  const near = () => (dice.next() - 0.5) * 0.5;
  const signedUpAt = new Date(now.getTime() - dice.int(0, 40) * DAY_MS);
  const seen = new Date(now.getTime() - minutes * 60_000);
  return {
    country,
    region: dice.chance(0.85) ? region : null,
    cell: dice.chance(0.85) ? cellOf(latitude + near(), longitude + near()) : null,
    gender: dice.chance(0.85) ? 'male' : 'female',
    birthDate: `${dice.int(1950, 2006)}-${dice.pick(['01-01', '03-14', '03-15', '12-31'])}`,
    status: dice.chance(0.93) ? 'active' : 'not_confirmed',
    invisible: dice.chance(0.07),
    fictional: dice.chance(0.2),
    visibleToVisitors: dice.chance(0.5),
    interests: interests.slice(0, 6).filter(() => dice.chance(0.5)),
    bodyType: dice.chance(0.8) ? dice.pick(bodyTypes) : null,
    hasPhoto,
    sharesPresence: dice.chance(0.7),
    rank: activityRank(seen, hasPhoto),
    signedUpAt,
    onlineUntil: dice.chance(0.8)
      ? new Date(seen.getTime() + (dice.chance(0.2) ? 0 : ONLINE_MINUTES) * 60_000)
      : null,
  };
}
