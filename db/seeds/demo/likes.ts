import type { Role } from '../cast.ts';
import { random } from '../random.ts';
import { DAY_MINUTES, type DemoMember } from './demo-member.ts';

/** `ago`, `matchedAgo` and `seenAgo` are minutes before the insertion. */
export interface DemoLike {
  from: DemoMember;
  to: DemoMember;
  ago: number;
  matchedAgo: number | null;
  seenAgo: number | null;
}

const likeCounts: Readonly<
  Record<Role, { received: number; fresh: number; answered: number; given: number }>
> = {
  free: { received: 9, fresh: 4, answered: 2, given: 3 },
  premium: { received: 18, fresh: 3, answered: 7, given: 5 },
  many_chats: { received: 46, fresh: 6, answered: 14, given: 9 },
  english: { received: 11, fresh: 2, answered: 4, given: 3 },
  unconfirmed: { received: 0, fresh: 0, answered: 0, given: 0 },
  new: { received: 0, fresh: 0, answered: 0, given: 0 },
  fictional: { received: 0, fresh: 0, answered: 0, given: 0 },
};

export function demoLikes(people: readonly DemoMember[]): DemoLike[] {
  const likeSet = new LikeSet();
  const others = people.filter(person => !person.role && !person.fictional && person.confirmed);
  for (const member of people) if (member.role) addCastLikes(member, member.role, others, likeSet);
  for (const person of others) addRandomLikes(person, others, likeSet);
  return likeSet.all();
}

function addCastLikes(member: DemoMember, role: Role, others: readonly DemoMember[], likeSet: LikeSet): void {
  const { received, fresh: unseen, answered, given } = likeCounts[role];
  const chance = random(`fame ${role}`);
  const [compatible, givenUntil] = [chance.shuffle(compatibleInCountry(member, others)), received + given];
  compatible.slice(0, received).forEach((liker, index) => {
    const ago =
      index < unseen
        ? chance.int(5, Math.min(2 * DAY_MINUTES, member.signedUpAgo))
        : chance.int(60, Math.min(90 * DAY_MINUTES, member.signedUpAgo));
    likeSet.add(liker, member, ago, index < unseen);
    if (index >= unseen && index < unseen + answered)
      likeSet.add(member, liker, Math.max(1, ago - chance.int(20, 600)), false);
  });
  for (const person of compatible.slice(received, givenUntil))
    likeSet.add(member, person, chance.int(60, Math.min(20 * DAY_MINUTES, member.signedUpAgo)), false);
}

function addRandomLikes(person: DemoMember, others: readonly DemoMember[], likeSet: LikeSet): void {
  const chance = random(`likes ${person.profileId}`);
  for (const other of chance.some(compatibleInCountry(person, others), chance.int(1, 8))) {
    const ago = chance.int(10, Math.min(person.signedUpAgo, other.signedUpAgo, 120 * DAY_MINUTES));
    likeSet.add(person, other, ago, chance.chance(0.2));
    if (chance.chance(0.3))
      likeSet.add(other, person, Math.max(1, ago - chance.int(5, 3000)), chance.chance(0.2));
  }
}

export const compatibleInCountry = (person: DemoMember, others: readonly DemoMember[]): DemoMember[] =>
  compatibleAnywhere(person, others).filter(({ country }) => country === person.country);

export const compatibleAnywhere = (person: DemoMember, others: readonly DemoMember[]): DemoMember[] =>
  others.filter(
    other =>
      other !== person &&
      Math.abs(other.age - person.age) < 19 &&
      looksFor(person, other) &&
      looksFor(other, person),
  );

function looksFor({ gender, details }: DemoMember, other: DemoMember): boolean {
  if (details.sexuality === 'bi') return true;
  return (details.sexuality === 'hetero') === (gender !== other.gender);
}

class LikeSet {
  private readonly likes = new Map<string, DemoLike>();

  add(from: DemoMember, to: DemoMember, ago: number, unseen: boolean): void {
    const key = `${from.profileId} ${to.profileId}`;
    if (this.likes.has(key)) return;
    const likeBack = this.likes.get(`${to.profileId} ${from.profileId}`);
    const matchedAgo = likeBack ? Math.min(ago, likeBack.ago) : null;
    if (likeBack) likeBack.matchedAgo = matchedAgo;
    this.likes.set(key, {
      from,
      to,
      ago,
      matchedAgo,
      seenAgo: unseen ? null : Math.max(1, Math.floor(ago * 0.7)),
    });
  }

  all(): DemoLike[] {
    return [...this.likes.values()];
  }
}

export function matchedPairs(all: readonly DemoLike[]): (readonly [DemoMember, DemoMember])[] {
  return all
    .filter(like => like.matchedAgo !== null && like.from.profileId < like.to.profileId)
    .map(({ from, to }) => [from, to]);
}
