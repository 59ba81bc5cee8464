import { type FloodMembers, memberOfSameCountry } from './flood-members.ts';
import { heavyTail } from './stateless-random.ts';
import { FRIEND, LAST_ADMIRER, LOGIN } from './world.ts';

/** `ago` and `likedBackAgo` are minutes before the flood. */
interface Contact {
  other: number;
  ago: number;
  liked: boolean;
  likedBackAgo: number | null;
  writes: boolean;
}

const MAX_ATTEMPTS = 80;
const COMPENSATION = 1.3;
const FREE_STARTERS = 0.06;
const MAX_AGE_GAP = 16;

/** In each pair only one member makes the contact; the other may like back. */
export function contactsOf(members: FloodMembers, member: number): Contact[] {
  if (members.isFictional(member)) return [];
  const [likeCount, conversationCount] = [likeCountOf(members, member), conversationCountOf(members, member)];
  const found = new Map<number, Contact>();
  const add = (other: number, liked: boolean, writes: boolean) => {
    found.set(other, { other, liked, writes, ...contactTimes(members, member, other, liked) });
  };
  if (contactsLogin(members, member)) add(LOGIN, true, members.isPremium(member));
  for (let turn = 0; turn < Math.max(likeCount, conversationCount); turn += 1) {
    const other = pickOther(members, member, turn, turn < conversationCount, found);
    if (other !== undefined) add(other, turn < likeCount, turn < conversationCount);
  }
  return [...found.values()];
}

/**
 * A free member starts at most one conversation.
 * @spec 1.3
 */
export function conversationCountOf(members: FloodMembers, member: number): number {
  const withLogin = contactsLogin(members, member) && members.isPremium(member) ? 1 : 0;
  return withLogin + wantedConversations(members, member);
}

function wantedConversations(members: FloodMembers, member: number): number {
  const { amount } = members.random;
  const wanted = members.world.conversations * COMPENSATION;
  const freeShare = Math.min(FREE_STARTERS, wanted / 4);
  const rounding = amount(member, 1);
  if (members.isFictional(member)) return 0;
  if (!members.isPremium(member)) return rounding < freeShare ? 1 : 0;
  return heavyTail((wanted - 0.8 * freeShare) / 0.2, 60, amount(member, 2), rounding);
}

const likeCountOf = ({ world, random }: FloodMembers, member: number): number =>
  heavyTail(world.likes, 150, random.amount(member, 3), random.amount(member, 4));

function contactsLogin(members: FloodMembers, member: number): boolean {
  if (member === FRIEND) return true;
  return member > FRIEND && member <= LAST_ADMIRER && isCompatible(members, member, LOGIN);
}

function pickOther(
  members: FloodMembers,
  member: number,
  turn: number,
  writes: boolean,
  found: ReadonlyMap<number, Contact>,
): number | undefined {
  const { world, random } = members;
  const wantsPremium = writes && members.isPremium(member) && random.first(member, turn) < 0.75;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const number = turn * MAX_ATTEMPTS + attempt;
    // The square favours popular members: their `rank` is near 0.
    const rank = random.pick(member, number) ** 2;
    const other = memberOfSameCountry(member, world.members, rank, random.place(member, number));
    if (wantsPremium && !members.isPremium(other)) continue;
    if (!found.has(other) && mayContact(members, member, other) && isCompatible(members, member, other))
      return other;
  }
  return undefined;
}

/** Of each pair, only one member may contact the other. */
function mayContact({ random }: FloodMembers, member: number, other: number): boolean {
  // `contactsLogin` chooses who contacts LOGIN, and LOGIN contacts only members above LAST_ADMIRER.
  if (member === other || other === LOGIN || (member === LOGIN && other <= LAST_ADMIRER)) return false;
  const [low, high] = [Math.min(member, other), Math.max(member, other)];
  return random.first(low, high) < 0.5 === (member === low);
}

const isCompatible = (members: FloodMembers, member: number, other: number): boolean =>
  members.country(member) === members.country(other) &&
  members.gender(member) === members.gender(other) &&
  members.isActive(other) &&
  !members.isInvisible(other) &&
  members.seenAgo(member) < members.paidAgo(other) &&
  members.seenAgo(other) < members.paidAgo(member) &&
  Math.abs(members.age(member) - members.age(other)) < MAX_AGE_GAP;

function contactTimes(members: FloodMembers, member: number, other: number, liked: boolean) {
  const { when, answer } = members.random;
  const laterBound = members.seenAgo(member);
  const earlierBound = Math.max(laterBound, Math.min(members.paidAgo(member), members.paidAgo(other)));
  const ago = laterBound + (earlierBound - laterBound) * when(member, other) ** 2;
  const otherSeenAgo = members.seenAgo(other);
  const canLikeBack = liked && otherSeenAgo < ago && members.isActive(member) && !members.isFictional(other);
  return { ago, likedBackAgo: canLikeBack && answer(member, other) < 0.25 ? (otherSeenAgo + ago) / 2 : null };
}
