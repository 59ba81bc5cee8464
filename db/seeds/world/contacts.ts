import type { Role } from '../cast.ts';
import { random } from '../random.ts';
import { DAY, type Resident } from './resident.ts';

/** One like. Times are minutes before the world was planted. */
export interface Like {
  from: Resident;
  to: Resident;
  ago: number;
  /** When it was answered: the later of the two likes. */
  matchedAgo: number | null;
  /** When the liked one opened the liker's profile; null: still new. */
  seenAgo: number | null;
}

/** How much the cast is liked, and how much of it is new or mutual. */
const fame: Readonly<Record<Role, { received: number; fresh: number; answered: number; given: number }>> = {
  free: { received: 9, fresh: 4, answered: 2, given: 3 },
  premium: { received: 18, fresh: 3, answered: 7, given: 5 },
  many_chats: { received: 46, fresh: 6, answered: 14, given: 9 },
  english: { received: 11, fresh: 2, answered: 4, given: 3 },
  unconfirmed: { received: 0, fresh: 0, answered: 0, given: 0 },
  new: { received: 0, fresh: 0, answered: 0, given: 0 },
  // A fictional member never likes first, and nobody here has fallen for him yet.
  fictional: { received: 0, fresh: 0, answered: 0, given: 0 },
};

/** All likes of the demo world; at most one from one to another. */
export function likes(people: readonly Resident[]): Like[] {
  const likeSet = new LikeBook();
  const crowd = people.filter(person => !person.role && !person.fictional && person.confirmed);
  for (const member of people) if (member.role) admire(member, member.role, crowd, likeSet);
  for (const person of crowd) wander(person, crowd, likeSet);
  return likeSet.all();
}

function admire(member: Resident, role: Role, crowd: readonly Resident[], likeSet: LikeBook): void {
  const { received, fresh: unseen, answered, given } = fame[role];
  const chance = random(`fame ${role}`);
  const [compatible, givenUntil] = [chance.shuffle(suited(member, crowd)), received + given];
  compatible.slice(0, received).forEach((liker, index) => {
    const ago =
      index < unseen
        ? chance.int(5, Math.min(2 * DAY, member.signedUpAgo))
        : chance.int(60, Math.min(90 * DAY, member.signedUpAgo));
    likeSet.add(liker, member, ago, index < unseen);
    if (index >= unseen && index < unseen + answered)
      likeSet.add(member, liker, Math.max(1, ago - chance.int(20, 600)), false);
  });
  for (const person of compatible.slice(received, givenUntil))
    likeSet.add(member, person, chance.int(60, Math.min(20 * DAY, member.signedUpAgo)), false);
}

function wander(person: Resident, crowd: readonly Resident[], likeSet: LikeBook): void {
  const chance = random(`likes ${person.profileId}`);
  for (const other of chance.some(suited(person, crowd), chance.int(1, 8))) {
    const ago = chance.int(10, Math.min(person.signedUpAgo, other.signedUpAgo, 120 * DAY));
    likeSet.add(person, other, ago, chance.chance(0.2));
    if (chance.chance(0.3))
      likeSet.add(other, person, Math.max(1, ago - chance.int(5, 3000)), chance.chance(0.2));
  }
}

/** Those in the same country with whom something could begin. */
export const suited = (person: Resident, others: readonly Resident[]): Resident[] =>
  suitedAnywhere(person, others).filter(({ country }) => country === person.country);

/** Not too far in age, each of a gender the other looks for. */
export const suitedAnywhere = (person: Resident, others: readonly Resident[]): Resident[] =>
  others.filter(
    other =>
      other !== person &&
      Math.abs(other.age - person.age) < 19 &&
      looksFor(person, other) &&
      looksFor(other, person),
  );

function looksFor({ gender, facts }: Resident, other: Resident): boolean {
  if (facts.sexuality === 'bi') return true;
  return (facts.sexuality === 'hetero') === (gender !== other.gender);
}

class LikeBook {
  private readonly likes = new Map<string, Like>();

  add(from: Resident, to: Resident, ago: number, unseen: boolean): void {
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

  all(): Like[] {
    return [...this.likes.values()];
  }
}

/** Two who like each other, once each. */
export function matches(all: readonly Like[]): (readonly [Resident, Resident])[] {
  return all
    .filter(like => like.matchedAgo !== null && like.from.profileId < like.to.profileId)
    .map(({ from, to }) => [from, to]);
}
