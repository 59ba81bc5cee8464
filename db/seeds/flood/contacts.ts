import { compatriotOf } from './countries.ts';
import type { Crowd } from './crowd.ts';
import { type Dice, diceOf, heavyTail } from './dice.ts';
import { ADMIRERS, FRIEND, LOGIN, type World } from './world.ts';

/** Somebody a member came up to. Times are minutes before the flood. */
export interface Contact {
  other: number;
  ago: number;
  liked: boolean;
  /** When the other one liked him too, or null. */
  answeredAgo: number | null;
  talks: boolean;
}

const aspects = ['pick', 'place', 'first', 'when', 'amount', 'answer'] as const;
const TRIES = 80;
/** Makes up for those who find nobody. */
const FOUND = 1.3;
const FREE_TALKERS = 0.06;
const YEARS_APART = 16;

/**
 * Whom each member comes up to, of his country and gender and about his age, while both were there. Of a pair only one ever
 * comes up to the other, so that no like and no conversation is made twice.
 */
export class Contacts {
  private readonly world: World;
  private readonly crowd: Crowd;
  private readonly throws: Readonly<Record<(typeof aspects)[number], Dice>>;

  constructor(world: World, crowd: Crowd) {
    this.world = world;
    this.crowd = crowd;
    this.throws = diceOf(world, aspects);
  }

  of(member: number): Contact[] {
    if (this.crowd.isFictional(member)) return [];
    const [likes, talks] = [this.likesOf(member), this.talksOf(member)];
    const found = new Map<number, Contact>();
    const add = (other: number, liked: boolean, startsConversation: boolean) => {
      found.set(other, this.meet(member, other, liked, startsConversation));
    };
    if (this.comesUpToLogin(member)) add(LOGIN, true, this.crowd.isPremium(member));
    for (let turn = 0; turn < Math.max(likes, talks); turn += 1) {
      const other = this.pickOther(member, turn, turn < talks, found);
      if (other !== undefined) add(other, turn < likes, turn < talks);
    }
    return [...found.values()];
  }

  /** Conversations he begins at most; free members begin two at most (section 1). */
  talksOf(member: number): number {
    const withLogin = this.comesUpToLogin(member) && this.crowd.isPremium(member) ? 1 : 0;
    return withLogin + this.wishedTalks(member);
  }

  private wishedTalks(member: number): number {
    const wanted = this.world.conversations * FOUND;
    const freeShare = Math.min(FREE_TALKERS, wanted / 4);
    const rounding = this.throws.amount(member, 1);
    if (this.crowd.isFictional(member)) return 0;
    if (!this.crowd.isPremium(member)) return rounding < freeShare ? 1 : 0;
    return heavyTail((wanted - 0.8 * freeShare) / 0.2, 60, this.throws.amount(member, 2), rounding);
  }

  private likesOf(member: number): number {
    return heavyTail(this.world.likes, 150, this.throws.amount(member, 3), this.throws.amount(member, 4));
  }

  private comesUpToLogin(member: number): boolean {
    if (member === FRIEND) return true;
    return member > FRIEND && member <= ADMIRERS && this.suits(member, LOGIN);
  }

  /** The popular ones are picked most: how often falls with the square root of their rank. */
  private pickOther(
    member: number,
    turn: number,
    startsConversation: boolean,
    found: ReadonlyMap<number, Contact>,
  ): number | undefined {
    const wantsPremium =
      startsConversation && this.crowd.isPremium(member) && this.throws.first(member, turn) < 0.75;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const number = turn * TRIES + attempt;
      const rank = this.throws.pick(member, number) ** 2;
      const position = this.throws.place(member, number);
      const other = compatriotOf(member, this.world.members, rank, position);
      if (wantsPremium && !this.crowd.isPremium(other)) continue;
      if (!found.has(other) && this.mayComeUpTo(member, other) && this.suits(member, other)) return other;
    }
    return undefined;
  }

  /** The direction of a pair is thrown once; nobody comes up to the first member but those who are meant to. */
  private mayComeUpTo(member: number, other: number): boolean {
    if (member === other || other === LOGIN || (member === LOGIN && other <= ADMIRERS)) return false;
    const [low, high] = [Math.min(member, other), Math.max(member, other)];
    return this.throws.first(low, high) < 0.5 === (member === low);
  }

  private suits(member: number, other: number): boolean {
    const { crowd } = this;
    return (
      crowd.country(member) === crowd.country(other) &&
      crowd.gender(member) === crowd.gender(other) &&
      crowd.isActive(other) &&
      !crowd.isInvisible(other) &&
      crowd.seenAgo(member) < crowd.paidAgo(other) &&
      crowd.seenAgo(other) < crowd.paidAgo(member) &&
      Math.abs(crowd.age(member) - crowd.age(other)) < YEARS_APART
    );
  }

  private meet(member: number, other: number, liked: boolean, talks: boolean): Contact {
    const { crowd, throws } = this;
    const laterBound = crowd.seenAgo(member);
    const earlierBound = Math.max(laterBound, Math.min(crowd.paidAgo(member), crowd.paidAgo(other)));
    const ago = laterBound + (earlierBound - laterBound) * throws.when(member, other) ** 2;
    const otherSeenAgo = crowd.seenAgo(other);
    const canLikeBack = liked && otherSeenAgo < ago && crowd.isActive(member) && !crowd.isFictional(other);
    const answeredAgo = canLikeBack && throws.answer(member, other) < 0.25 ? (otherSeenAgo + ago) / 2 : null;
    return { other, ago, liked, answeredAgo, talks };
  }
}
