import type { CountryCode } from '#contract/countries';
import { MINUTE_MS } from '#contract/durations';
import type { Gender } from '#contract/profiles';
import { DAY_MINUTES, HOUR_MINUTES } from '../demo/demo-member.ts';
import { type HomeTown, homeTownsOf, population } from '../demo/home-towns.ts';
import { ageRangeOf } from '../demo/profile-details.ts';
import { type Portrait, portraits } from '../portraits.ts';
import { random } from '../random.ts';
import { idGenerator, pickFrom, randomsOf } from './stateless-random.ts';
import { type FloodWorld, FRIEND, LOGIN } from './world.ts';

const YEAR = 365 * DAY_MINUTES;
const OLDEST_ACCOUNT = 8 * YEAR;
const MALE_SHARE = 0.92;
const PREMIUM_SHARE = 0.2;
const FICTIONAL_SHARE = 0.005;
const INVISIBLE_SHARE = 0.025;
const WITHOUT_PHOTO_SHARE = 0.2;

const pool: Readonly<Record<Gender, readonly Portrait[]>> = {
  male: portraits.filter(({ gender }) => gender === 'male'),
  female: portraits.filter(({ gender }) => gender === 'female'),
};

/** Stores nothing, because a million members need much memory. Times are minutes before `world.now`. */
export class FloodMembers {
  readonly world: FloodWorld;
  readonly random: ReturnType<typeof randomsOf>;
  readonly ids: ReturnType<typeof idsOf>;

  constructor(world: FloodWorld) {
    this.world = world;
    this.random = randomsOf(world);
    this.ids = idsOf(world);
  }

  at(ago: number): Date {
    return new Date(this.world.now - ago * MINUTE_MS);
  }

  country(member: number): CountryCode {
    return countryOfMember(member);
  }

  gender(member: number): Gender {
    return isFixedMember(member) || this.random.gender(member) < MALE_SHARE ? 'male' : 'female';
  }

  home(member: number): HomeTown {
    const value = Math.min(this.random.home(member), this.random.home(member, 1));
    return pickFrom(homeTownsOf(countryOfMember(member)), value);
  }

  portrait(member: number): Portrait {
    return pickFrom(pool[this.gender(member)], this.random.portrait(member));
  }

  age(member: number): number {
    const [youngest, oldest] = ageRangeOf[this.portrait(member).band];
    return youngest + Math.floor(this.random.age(member) * (oldest - youngest + 1));
  }

  status(member: number): 'active' | 'not_confirmed' | 'deleting' | 'banned' {
    const value = this.random.standing(member);
    if (isFixedMember(member) || value < 0.945) return 'active';
    return value < 0.985 ? 'not_confirmed' : value < 0.995 ? 'banned' : 'deleting';
  }

  isActive(member: number): boolean {
    return this.status(member) === 'active';
  }

  isFictional(member: number): boolean {
    return !isFixedMember(member) && this.random.fictional(member) < FICTIONAL_SHARE;
  }

  isPremium(member: number): boolean {
    if (isFixedMember(member)) return true;
    return this.random.premium(member) < PREMIUM_SHARE && !this.isFictional(member) && this.isActive(member);
  }

  isInvisible(member: number): boolean {
    return (
      !isFixedMember(member) && this.random.invisible(member) < INVISIBLE_SHARE && !this.isFictional(member)
    );
  }

  signedUpAgo(member: number): number {
    if (isFixedMember(member)) return YEAR;
    const value = this.random.signedUp(member);
    return HOUR_MINUTES + OLDEST_ACCOUNT * value * Math.sqrt(value);
  }

  paidAgo(member: number): number {
    return Math.max(this.signedUpAgo(member) * 0.9, this.seenAgo(member));
  }

  seenAgo(member: number): number {
    if (isFixedMember(member)) return member === LOGIN ? 7 * DAY_MINUTES : 1;
    if (this.status(member) === 'not_confirmed') return this.signedUpAgo(member) - 1;
    const [from, until] = absenceOf(this.random.seen(member));
    return Math.min(from + this.random.seen(member, 1) * (until - from), this.signedUpAgo(member) - 1);
  }

  photoCount(member: number): number {
    if (isFixedMember(member)) return 3;
    if (this.random.photos(member) < WITHOUT_PHOTO_SHARE) return 0;
    const value = this.random.photos(member, 1);
    return value < 0.46 ? 1 : value < 0.76 ? 2 : value < 0.93 || !this.isPremium(member) ? 3 : 4;
  }
}

/** Shares are cumulative; `from` and `until` are minutes since the last visit. */
const absences: readonly (readonly [share: number, from: number, until: number])[] = [
  [0.01, 0, 4],
  [0.06, 6, 22 * HOUR_MINUTES],
  [0.15, DAY_MINUTES, 7 * DAY_MINUTES],
  [0.27, 7 * DAY_MINUTES, 30 * DAY_MINUTES],
  [0.62, 30 * DAY_MINUTES, YEAR],
];

function absenceOf(value: number): readonly [from: number, until: number] {
  for (const [share, from, until] of absences) if (value < share) return [from, until];
  return [YEAR, OLDEST_ACCOUNT];
}

const isFixedMember = (member: number): boolean => member <= FRIEND;

const idsOf = (world: FloodWorld) => ({
  account: idGenerator(world, 'account'),
  profile: idGenerator(world, 'profile'),
  photo: idGenerator(world, 'photo'),
  clear: idGenerator(world, 'clear'),
  blur: idGenerator(world, 'blur'),
  conversation: idGenerator(world, 'conversation'),
  message: idGenerator(world, 'message'),
  client: idGenerator(world, 'client'),
});

const countries = Object.keys(population) as CountryCode[];

/** Member n lives in country n of this list, which repeats after its end. */
const countryCycle: readonly CountryCode[] = [
  ...Array<CountryCode>(2).fill('NL'),
  ...random('ballot').shuffle(
    countries.flatMap(country =>
      Array<CountryCode>(population[country] - (country === 'NL' ? 2 : 0)).fill(country),
    ),
  ),
];
const indexesByCountry = Map.groupBy(countryCycle.keys(), place => countryCycle[place] ?? 'NL');

const countryOfMember = (member: number): CountryCode => countryCycle[member % countryCycle.length] ?? 'NL';

/** This share of all members precedes the most popular member. The first members have special roles. */
const TOP_RANK = 0.7;

/** A `rank` of 0 is the most popular member, 1 the least popular. */
export function memberOfSameCountry(member: number, members: number, rank: number, position: number): number {
  const cycles = Math.ceil(members / countryCycle.length);
  const cycle = (Math.floor(rank * cycles) + Math.floor(cycles * TOP_RANK)) % cycles;
  return (
    (cycle * countryCycle.length + pickFrom(indexesByCountry.get(countryOfMember(member)) ?? [], position)) %
    members
  );
}
