import { SIGNUP_CREDITS } from '#contract/constants';
import { voices } from '../people/voices.ts';
import { type Random, random } from '../random.ts';
import { suited, suitedAnywhere } from './contacts.ts';
import { DAY, HOUR, type Resident } from './resident.ts';

/** One line of a conversation; `ago` in minutes. */
export interface Line {
  by: Resident;
  text: string;
  ago: number;
}

/** A conversation, its lines from old to new. The first line is the starter's. */
export interface Talk {
  starter: Resident;
  other: Resident;
  lines: readonly Line[];
  /** How many of the last lines, all by the same one, the other one has not read. */
  unread: number;
}

/** All conversations of the demo world: one a pair, and nobody writes more than his credits paid for. */
export function talks(
  people: readonly Resident[],
  matched: readonly (readonly [Resident, Resident])[],
): Talk[] {
  const builder = new TalkBook();
  const role = (name: Resident['role']) => people.find(person => person.role === name);
  const crowd = people.filter(person => !person.role && !person.fictional && !person.invisible);
  const [milan, daan, sam, oliver, joris] = [
    role('many_chats'),
    role('premium'),
    role('free'),
    role('english'),
    role('unconfirmed'),
  ];
  if (daan && milan) builder.long(milan, daan, 420);
  if (sam && daan) builder.dialogue(daan, sam, { lines: 3, unread: 1, ago: 3 * HOUR });
  if (sam) builder.greet(sam, crowd, 1);
  if (joris && daan) builder.dialogue(joris, daan, { lines: 1, unread: 0, ago: 30 });
  if (milan) builder.crowded(milan, crowd, 59);
  if (daan) builder.crowded(daan, crowd, 6);
  if (oliver) builder.crowded(oliver, crowd, 5);
  for (const [a, b] of matched) if (!a.role && !b.role) builder.meet(a, b);
  for (const person of crowd) builder.greet(person, crowd);
  return builder.all();
}

class TalkBook {
  private readonly talks = new Map<string, Talk>();
  private readonly spent = new Map<Resident, number>();
  private readonly started = new Map<Resident, number>();

  all(): Talk[] {
    return [...this.talks.values()];
  }

  /** Turns of a written dialogue, cut where a purse is empty. */
  dialogue(
    starter: Resident,
    other: Resident,
    { lines, unread, ago }: { lines: number; unread: number; ago: number },
  ): void {
    const chance = chanceOf(starter, other);
    const script = chance.pick(voices[common(starter, other)].dialogues).slice(0, lines);
    this.write(
      starter,
      other,
      script.map((text, turn) => ({ by: turn % 2 ? other : starter, text })),
      { unread, ago, chance },
    );
  }

  /** Months of messages between two who know each other well. */
  long(starter: Resident, other: Resident, count: number): void {
    const chance = chanceOf(starter, other);
    const { dialogues, chatter } = voices[common(starter, other)];
    const texts = dialogues.flat();
    while (texts.length < count) texts.push(...chance.shuffle(chatter));
    const lines = texts.slice(0, count).map((text, turn) => ({ by: turn % 2 ? other : starter, text }));
    this.write(starter, other, lines, { unread: 0, ago: 90, chance, pace: 140 });
  }

  /** Many conversations of one member, most of them with something he has not read. */
  crowded(receiver: Resident, crowd: readonly Resident[], count: number): void {
    const chance = random(`crowd ${receiver.email}`);
    const writers = nearestFirst(receiver, chance.shuffle(suitedAnywhere(receiver, crowd))).filter(
      person => person.premium,
    );
    writers.slice(0, count).forEach((writer, index) => {
      const { dialogues, chatter } = voices[common(receiver, writer)];
      const script = chance.pick(dialogues).map((text, turn) => ({ by: turn % 2 ? receiver : writer, text }));
      const unreadLines =
        index % 2 === 0
          ? chance.some(chatter, chance.int(1, count > 20 ? 7 : 2)).map(text => ({ by: writer, text }))
          : [];
      this.write(writer, receiver, [...script, ...unreadLines], {
        unread: unreadLines.length,
        ago: chance.int(4, 12) + index * index * 9,
        chance,
      });
    });
  }

  meet(a: Resident, b: Resident): void {
    const chance = chanceOf(a, b);
    if (!chance.chance(0.7)) return;
    const [starter, second] = a.premium ? [a, b] : [b, a];
    const ago = chance.int(20, Math.min(60 * DAY, starter.signedUpAgo, second.signedUpAgo));
    this.dialogue(starter, second, { lines: chance.int(2, 11), unread: chance.int(0, 1), ago });
  }

  /** A first word to somebody, not answered yet. */
  greet(person: Resident, crowd: readonly Resident[], share = 0.45): void {
    const chance = random(`hello ${person.profileId}`);
    const [other] = chance.chance(share) ? chance.some(suited(person, crowd), 1) : [];
    if (!other) return;
    const text = chance.pick(voices[common(person, other)].hellos);
    const ago = chance.int(5, Math.min(9 * DAY, person.signedUpAgo, other.signedUpAgo));
    this.write(person, other, [{ by: person, text }], { unread: chance.int(0, 1), ago, chance });
  }

  private write(
    starter: Resident,
    other: Resident,
    said: readonly { by: Resident; text: string }[],
    { unread, ago, chance, pace = 25 }: { unread: number; ago: number; chance: Random; pace?: number },
  ): void {
    const key = [starter.profileId, other.profileId].sort().join(' ');
    if (this.talks.has(key) || this.begun(starter) >= (starter.premium ? Number.POSITIVE_INFINITY : 2))
      return;
    const affordable = this.pay(said);
    if (affordable.length === 0) return;
    const lines = timed(affordable, ago, pace, chance);
    const last = lines.at(-1)?.by;
    const tail = lines.length - 1 - lines.findLastIndex(({ by }) => by !== last);
    this.started.set(starter, this.begun(starter) + 1);
    this.talks.set(key, { starter, other, lines, unread: Math.min(unread, tail) });
  }

  private pay(said: readonly { by: Resident; text: string }[]): { by: Resident; text: string }[] {
    const paid: { by: Resident; text: string }[] = [];
    for (const line of said) {
      const spent = this.spent.get(line.by) ?? 0;
      if (!line.by.premium && spent >= SIGNUP_CREDITS - line.by.credits.free) break;
      this.spent.set(line.by, spent + 1);
      paid.push(line);
    }
    return paid;
  }

  private begun(starter: Resident): number {
    return this.started.get(starter) ?? 0;
  }
}

const nearestFirst = ({ country, language }: Resident, others: readonly Resident[]): Resident[] => {
  const distance = (other: Resident) => (other.country === country ? 0 : other.language === language ? 1 : 2);
  return others.toSorted((a, b) => distance(a) - distance(b));
};

/** Sets the times backwards from the last line, a few minutes apart, with a night between now and then. */
function timed(
  said: readonly { by: Resident; text: string }[],
  ago: number,
  pace: number,
  chance: Random,
): Line[] {
  let at = ago;
  return said
    .toReversed()
    .map(line => {
      const stamped = { ...line, ago: at };
      at += chance.chance(0.15) ? chance.int(7 * HOUR, 20 * HOUR) : chance.int(1, pace);
      return stamped;
    })
    .reverse();
}

function chanceOf(a: Resident, b: Resident): Random {
  return random([a.profileId, b.profileId].sort().join(' '));
}

function common(a: Resident, b: Resident): Resident['language'] {
  return a.language === b.language ? a.language : 'en';
}
