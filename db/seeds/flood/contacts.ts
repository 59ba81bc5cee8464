import { memberOfSameCountry } from './countries.ts';
import type { FloodMembers } from './flood-members.ts';
import { heavyTail, randomsOf, type StatelessRandom } from './stateless-random.ts';
import { type FloodWorld, FRIEND, LAST_ADMIRER, LOGIN } from './world.ts';

/** `ago` and `likedBackAgo` are minutes before the flood. */
export interface Contact {
  other: number;
  ago: number;
  liked: boolean;
  likedBackAgo: number | null;
  writes: boolean;
}

const randomAspects = ['pick', 'place', 'first', 'when', 'amount', 'answer'] as const;
const MAX_ATTEMPTS = 80;
const COMPENSATION = 1.3;
const FREE_STARTERS = 0.06;
const MAX_AGE_GAP = 16;

/** In each pair only one member makes the contact; the other may like back. */
export class Contacts {
  private readonly world: FloodWorld;
  private readonly members: FloodMembers;
  private readonly random: Readonly<Record<(typeof randomAspects)[number], StatelessRandom>>;

  constructor(world: FloodWorld, members: FloodMembers) {
    this.world = world;
    this.members = members;
    this.random = randomsOf(world, randomAspects);
  }

  of(member: number): Contact[] {
    if (this.members.isFictional(member)) return [];
    const [likeCount, conversationCount] = [this.likeCountOf(member), this.conversationCountOf(member)];
    const found = new Map<number, Contact>();
    const add = (other: number, liked: boolean, startsConversation: boolean) => {
      found.set(other, this.createContact(member, other, liked, startsConversation));
    };
    if (this.contactsLogin(member)) add(LOGIN, true, this.members.isPremium(member));
    for (let turn = 0; turn < Math.max(likeCount, conversationCount); turn += 1) {
      const other = this.pickOther(member, turn, turn < conversationCount, found);
      if (other !== undefined) add(other, turn < likeCount, turn < conversationCount);
    }
    return [...found.values()];
  }

  /**
   * A free member starts at most one conversation.
   * @spec 1.3
   */
  conversationCountOf(member: number): number {
    const withLogin = this.contactsLogin(member) && this.members.isPremium(member) ? 1 : 0;
    return withLogin + this.wantedConversations(member);
  }

  private wantedConversations(member: number): number {
    const wanted = this.world.conversations * COMPENSATION;
    const freeShare = Math.min(FREE_STARTERS, wanted / 4);
    const rounding = this.random.amount(member, 1);
    if (this.members.isFictional(member)) return 0;
    if (!this.members.isPremium(member)) return rounding < freeShare ? 1 : 0;
    return heavyTail((wanted - 0.8 * freeShare) / 0.2, 60, this.random.amount(member, 2), rounding);
  }

  private likeCountOf(member: number): number {
    return heavyTail(this.world.likes, 150, this.random.amount(member, 3), this.random.amount(member, 4));
  }

  private contactsLogin(member: number): boolean {
    if (member === FRIEND) return true;
    return member > FRIEND && member <= LAST_ADMIRER && this.isCompatible(member, LOGIN);
  }

  private pickOther(
    member: number,
    turn: number,
    startsConversation: boolean,
    found: ReadonlyMap<number, Contact>,
  ): number | undefined {
    const wantsPremium =
      startsConversation && this.members.isPremium(member) && this.random.first(member, turn) < 0.75;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const number = turn * MAX_ATTEMPTS + attempt;
      // The square favours popular members: their `rank` is near 0.
      const rank = this.random.pick(member, number) ** 2;
      const position = this.random.place(member, number);
      const other = memberOfSameCountry(member, this.world.members, rank, position);
      if (wantsPremium && !this.members.isPremium(other)) continue;
      if (!found.has(other) && this.mayContact(member, other) && this.isCompatible(member, other))
        return other;
    }
    return undefined;
  }

  /** Of each pair, only one member may contact the other. */
  private mayContact(member: number, other: number): boolean {
    // `contactsLogin` chooses who contacts LOGIN, and LOGIN contacts only members above LAST_ADMIRER.
    if (member === other || other === LOGIN || (member === LOGIN && other <= LAST_ADMIRER)) return false;
    const [low, high] = [Math.min(member, other), Math.max(member, other)];
    return this.random.first(low, high) < 0.5 === (member === low);
  }

  private isCompatible(member: number, other: number): boolean {
    const { members } = this;
    return (
      members.country(member) === members.country(other) &&
      members.gender(member) === members.gender(other) &&
      members.isActive(other) &&
      !members.isInvisible(other) &&
      members.seenAgo(member) < members.paidAgo(other) &&
      members.seenAgo(other) < members.paidAgo(member) &&
      Math.abs(members.age(member) - members.age(other)) < MAX_AGE_GAP
    );
  }

  private createContact(member: number, other: number, liked: boolean, writes: boolean): Contact {
    const { members, random } = this;
    const laterBound = members.seenAgo(member);
    const earlierBound = Math.max(laterBound, Math.min(members.paidAgo(member), members.paidAgo(other)));
    const ago = laterBound + (earlierBound - laterBound) * random.when(member, other) ** 2;
    const otherSeenAgo = members.seenAgo(other);
    const canLikeBack =
      liked && otherSeenAgo < ago && members.isActive(member) && !members.isFictional(other);
    const likedBackAgo = canLikeBack && random.answer(member, other) < 0.25 ? (otherSeenAgo + ago) / 2 : null;
    return { other, ago, liked, likedBackAgo, writes };
  }
}
