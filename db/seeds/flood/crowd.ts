import type { CountryCode } from '#contract/countries';
import type { Gender } from '#contract/profiles';
import { type Portrait, portraits } from '../portraits.ts';
import type { Home } from '../world/homes.ts';
import { DAY, HOUR } from '../world/resident.ts';
import { agesOf } from '../world/traits.ts';
import { countryOf, homesIn } from './countries.ts';
import { type Dice, diceOf, pickFrom } from './dice.ts';
import { FRIEND, LOGIN, type World } from './world.ts';

export type Standing = 'active' | 'not_confirmed' | 'deleting' | 'banned';

const YEARS = 365 * DAY;
const OLDEST = 8 * YEARS;

const pool: Readonly<Record<Gender, readonly Portrait[]>> = {
  male: portraits.filter(({ gender }) => gender === 'male'),
  female: portraits.filter(({ gender }) => gender === 'female'),
};
/**
 * The few facts about each member that other members' rows depend on, thrown anew whenever they are asked for: nothing of
 * a million members is kept in memory. Members are numbers from 0; times are minutes before the flood.
 */
export class Crowd {
  private readonly throws: Readonly<Record<keyof typeof aspects, Dice>>;

  constructor(world: World) {
    this.throws = diceOf(world, Object.keys(aspects) as (keyof typeof aspects)[]);
  }

  country(member: number): CountryCode {
    return countryOf(member);
  }

  gender(member: number): Gender {
    return isKnown(member) || this.throws.gender(member) < aspects.gender ? 'male' : 'female';
  }

  /** The first towns of a country hold most of its members. */
  home(member: number): Home {
    const value = Math.min(this.throws.home(member), this.throws.home(member, 1));
    return pickFrom(homesIn[countryOf(member)], value);
  }

  portrait(member: number): Portrait {
    return pickFrom(pool[this.gender(member)], this.throws.portrait(member));
  }

  age(member: number): number {
    const [youngest, oldest] = agesOf[this.portrait(member).band];
    return youngest + Math.floor(this.throws.age(member) * (oldest - youngest + 1));
  }

  standing(member: number): Standing {
    const value = this.throws.standing(member);
    if (isKnown(member) || value < 0.945) return 'active';
    return value < 0.985 ? 'not_confirmed' : value < 0.995 ? 'banned' : 'deleting';
  }

  isActive(member: number): boolean {
    return this.standing(member) === 'active';
  }

  isFictional(member: number): boolean {
    return !isKnown(member) && this.throws.fictional(member) < aspects.fictional;
  }

  isPremium(member: number): boolean {
    if (isKnown(member)) return true;
    return (
      this.throws.premium(member) < aspects.premium && !this.isFictional(member) && this.isActive(member)
    );
  }

  isInvisible(member: number): boolean {
    return !isKnown(member) && this.throws.invisible(member) < aspects.invisible && !this.isFictional(member);
  }

  signedUpAgo(member: number): number {
    if (isKnown(member)) return YEARS;
    const value = this.throws.signedUp(member);
    return HOUR + OLDEST * value * Math.sqrt(value);
  }

  /** When a premium member bought his first credits. */
  paidAgo(member: number): number {
    return Math.max(this.signedUpAgo(member) * 0.9, this.seenAgo(member));
  }

  /** One in a hundred is online; a third has been gone for more than a year. */
  seenAgo(member: number): number {
    if (isKnown(member)) return member === LOGIN ? 7 * DAY : 1;
    if (this.standing(member) === 'not_confirmed') return this.signedUpAgo(member) - 1;
    const [from, until] = absenceOf(this.throws.seen(member));
    return Math.min(from + this.throws.seen(member, 1) * (until - from), this.signedUpAgo(member) - 1);
  }

  photos(member: number): number {
    if (isKnown(member)) return 3;
    if (this.throws.photos(member) < aspects.photos) return 0;
    const value = this.throws.photos(member, 1);
    return value < 0.46 ? 1 : value < 0.76 ? 2 : value < 0.93 || !this.isPremium(member) ? 3 : 4;
  }
}

/** Of what depends on one throw: the share of members. */
const aspects = {
  gender: 0.92,
  premium: 0.2,
  fictional: 0.005,
  invisible: 0.025,
  /** Of members without one. */
  photos: 0.2,
  home: 1,
  portrait: 1,
  age: 1,
  standing: 1,
  signedUp: 1,
  seen: 1,
} as const;

/** How long members have been away: up to which share of them, from and until how many minutes. */
const absences: readonly (readonly [share: number, from: number, until: number])[] = [
  [0.01, 0, 4],
  [0.06, 6, 22 * HOUR],
  [0.15, DAY, 7 * DAY],
  [0.27, 7 * DAY, 30 * DAY],
  [0.62, 30 * DAY, YEARS],
];

function absenceOf(value: number): readonly [from: number, until: number] {
  for (const [share, from, until] of absences) if (value < share) return [from, until];
  return [YEARS, OLDEST];
}

/** The first two have a part to play. */
const isKnown = (member: number): boolean => member <= FRIEND;
