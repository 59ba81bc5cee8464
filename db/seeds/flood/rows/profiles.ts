import { activityRank } from '../../../../src/server/profiles/activity.ts';
import { interestBits } from '../../../../src/server/search/interest-bits.ts';
import { profileName } from '../../people/names.ts';
import { random } from '../../random.ts';
import { cellAround } from '../../world/homes.ts';
import { pickFacts } from '../../world/traits.ts';
import { aboutOf, interestsOf } from '../person.ts';
import { SITE } from '../world.ts';
import { accountId } from './accounts.ts';
import { perMember } from './row-writer.ts';

const FACTLESS = 0.15;
/** Who tells no place. */
const PLACELESS = 0.08;

export const profiles = perMember(
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
  (rows, making, member, columns) => {
    const { world, crowd, contacts, ids, at } = making;
    const chance = random(`${world.seed} ${world.before} ${member}`);
    const [home, gender, age, photos] = [
      crowd.home(member),
      crowd.gender(member),
      crowd.age(member),
      crowd.photos(member),
    ];
    const hasDetails = member === 0 || !chance.chance(FACTLESS);
    const details = hasDetails ? pickFacts(gender, age, chance) : undefined;
    const hasTown = member < 2 || !chance.chance(PLACELESS);
    rows
      .row(columns)
      .uuid(ids.profile.v4(member))
      .uuid(accountId(making, member))
      .smallint(SITE)
      .text(profileName(home.country, gender, home.city, chance))
      .text(gender)
      .day(birthDay(world.now, age, chance.int(1, 360)))
      .text(home.country)
      .text(home.region)
      .text(home.city)
      .text(aboutOf(making, member, chance))
      .text(crowd.isActive(member) ? 'active' : 'disabled')
      .yes(crowd.isInvisible(member))
      .yes(crowd.isFictional(member))
      .yes(chance.chance(0.6))
      .yes(photos > 0)
      .integer(contacts.of(member).filter(({ talks }) => talks).length)
      .time(at(crowd.signedUpAgo(member)))
      .integer(activityRank(new Date(at(crowd.seenAgo(member))), photos > 0))
      .text(details?.sexuality ?? null)
      .text(details ? crowd.portrait(member).hairName : null)
      .text(details?.eye_colour ?? null)
      .text(details?.body_type ?? null)
      .text(details?.relationship_status ?? null)
      .text(details?.tattoos ?? null)
      .text(details?.reason ?? null)
      .integer(hasTown ? home.placeId : null)
      .integer(hasTown ? cellAround(home, chance) : null)
      .bigint(interestBits(interestsOf(making, member)));
  },
);

/** A day of birth that gives the age now, so many days after the birthday. */
function birthDay(now: number, age: number, days: number): number {
  const born = new Date(now - days * 86_400_000);
  return born.setUTCFullYear(born.getUTCFullYear() - age);
}
