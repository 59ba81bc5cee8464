import { activityRank } from '../../../../src/server/profiles/activity.ts';
import { interestBits } from '../../../../src/server/search/interest-bits.ts';
import { cellAround } from '../../demo/home-towns.ts';
import { pickDetails } from '../../demo/profile-details.ts';
import { generateProfileName } from '../../people/names.ts';
import { random } from '../../random.ts';
import { aboutMeOf, interestsOf } from '../profile-texts.ts';
import { SITE_ID } from '../world.ts';
import { accountIdOf } from './accounts.ts';
import { perMember } from './row-writer.ts';

const WITHOUT_DETAILS = 0.15;
const WITHOUT_TOWN = 0.08;

export const profileWriter = perMember(
  [
    'id',
    'account_id',
    'site_id',
    'name',
    'gender',
    'birth_date',
    'country',
    'region',
    'city',
    'about_me',
    'status',
    'invisible',
    'fictional',
    'visible_to_visitors',
    'has_photo',
    'conversations_started',
    'created_at',
    'activity_rank',
    'sexuality',
    'hair_colour',
    'eye_colour',
    'body_type',
    'relationship_status',
    'tattoos',
    'reason',
    'place_id',
    'cell',
    'interest_bits',
  ],
  (rows, source, member, columns) => {
    const { world, members, contacts, ids, at } = source;
    const chance = random(`${world.seed} ${world.earlierMembers} ${member}`);
    const [home, gender, age, photos] = [
      members.home(member),
      members.gender(member),
      members.age(member),
      members.photoCount(member),
    ];
    const hasDetails = member === 0 || !chance.chance(WITHOUT_DETAILS);
    const details = hasDetails ? pickDetails(gender, age, chance) : undefined;
    const hasTown = member < 2 || !chance.chance(WITHOUT_TOWN);
    rows
      .row(columns)
      .uuid(ids.profile.v4(member))
      .uuid(accountIdOf(source, member))
      .smallint(SITE_ID)
      .text(generateProfileName(home.country, gender, home.city, chance))
      .text(gender)
      .day(birthDay(world.now, age, chance.int(1, 360)))
      .text(home.country)
      .text(home.region)
      .text(home.city)
      .text(aboutMeOf(source, member, chance))
      .text(members.isActive(member) ? 'active' : 'disabled')
      .boolean(members.isInvisible(member))
      .boolean(members.isFictional(member))
      .boolean(chance.chance(0.6))
      .boolean(photos > 0)
      .integer(contacts.of(member).filter(({ writes }) => writes).length)
      .time(at(members.signedUpAgo(member)))
      .integer(activityRank(new Date(at(members.seenAgo(member))), photos > 0))
      .text(details?.sexuality ?? null)
      .text(details ? members.portrait(member).hairName : null)
      .text(details?.eye_colour ?? null)
      .text(details?.body_type ?? null)
      .text(details?.relationship_status ?? null)
      .text(details?.tattoos ?? null)
      .text(details?.reason ?? null)
      .integer(hasTown ? home.placeId : null)
      .integer(hasTown ? cellAround(home, chance) : null)
      .bigint(interestBits(interestsOf(source, member)));
  },
);

function birthDay(now: number, age: number, days: number): number {
  const born = new Date(now - days * 86_400_000);
  return born.setUTCFullYear(born.getUTCFullYear() - age);
}
