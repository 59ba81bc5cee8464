import { SIGNUP_CREDITS } from '#contract/constants';
import { textsByLanguage } from '../people/texts-by-language.ts';
import { type Random, random } from '../random.ts';
import { DAY_MINUTES, type DemoMember, HOUR_MINUTES } from './demo-member.ts';
import { compatibleAnywhere, compatibleInCountry } from './likes.ts';

/** `ago` is in minutes before the insertion. */
interface DemoMessage {
  sender: DemoMember;
  text: string;
  ago: number;
}

/** `messages` are sorted from old to new; the starter sends the first. */
export interface DemoConversation {
  starter: DemoMember;
  other: DemoMember;
  messages: readonly DemoMessage[];
  unread: number;
}

export function demoConversations(
  members: readonly DemoMember[],
  matches: readonly (readonly [DemoMember, DemoMember])[],
): DemoConversation[] {
  const builder = new ConversationBuilder();
  const withRole = (name: DemoMember['role']) => members.find(person => person.role === name);
  const others = members.filter(person => !person.role && !person.fictional && !person.invisible);
  const [milan, daan, sam, oliver, joris] = [
    withRole('many_chats'),
    withRole('premium'),
    withRole('free'),
    withRole('english'),
    withRole('unconfirmed'),
  ];
  if (daan && milan) builder.addLongConversation(milan, daan, 420);
  if (sam && daan) builder.addDialogue(daan, sam, { lines: 3, unread: 1, ago: 3 * HOUR_MINUTES });
  if (sam) builder.addFirstMessage(sam, others, 1);
  if (joris && daan) builder.addDialogue(joris, daan, { lines: 1, unread: 0, ago: 30 });
  if (milan) builder.addManyConversations(milan, others, 59);
  if (daan) builder.addManyConversations(daan, others, 6);
  if (oliver) builder.addManyConversations(oliver, others, 5);
  for (const [a, b] of matches) if (!a.role && !b.role) builder.addMatchConversation(a, b);
  for (const person of others) builder.addFirstMessage(person, others);
  return builder.all();
}

class ConversationBuilder {
  private readonly conversations = new Map<string, DemoConversation>();
  private readonly spent = new Map<DemoMember, number>();
  private readonly started = new Map<DemoMember, number>();

  all(): DemoConversation[] {
    return [...this.conversations.values()];
  }

  addDialogue(
    starter: DemoMember,
    other: DemoMember,
    { lines: lineCount, unread, ago }: { lines: number; unread: number; ago: number },
  ): void {
    const chance = randomOfPair(starter, other);
    const script = chance.pick(textsByLanguage[commonLanguage(starter, other)].dialogues).slice(0, lineCount);
    this.addConversation(
      starter,
      other,
      script.map((text, turn) => ({ sender: turn % 2 ? other : starter, text })),
      { unread, ago, chance },
    );
  }

  addLongConversation(starter: DemoMember, other: DemoMember, count: number): void {
    const chance = randomOfPair(starter, other);
    const { dialogues, smallTalk } = textsByLanguage[commonLanguage(starter, other)];
    const texts = dialogues.flat();
    while (texts.length < count) texts.push(...chance.shuffle(smallTalk));
    const script = texts.slice(0, count).map((text, turn) => ({ sender: turn % 2 ? other : starter, text }));
    this.addConversation(starter, other, script, { unread: 0, ago: 90, chance, pace: 140 });
  }

  addManyConversations(receiver: DemoMember, others: readonly DemoMember[], count: number): void {
    const chance = random(`crowd ${receiver.email}`);
    const writers = nearestFirst(receiver, chance.shuffle(compatibleAnywhere(receiver, others))).filter(
      person => person.premium,
    );
    writers.slice(0, count).forEach((writer, index) => {
      const { dialogues, smallTalk } = textsByLanguage[commonLanguage(receiver, writer)];
      const script = chance
        .pick(dialogues)
        .map((text, turn) => ({ sender: turn % 2 ? receiver : writer, text }));
      const unreadLines =
        index % 2 === 0
          ? chance.some(smallTalk, chance.int(1, count > 20 ? 7 : 2)).map(text => ({ sender: writer, text }))
          : [];
      this.addConversation(writer, receiver, [...script, ...unreadLines], {
        unread: unreadLines.length,
        ago: chance.int(4, 12) + index * index * 9,
        chance,
      });
    });
  }

  addMatchConversation(a: DemoMember, b: DemoMember): void {
    const chance = randomOfPair(a, b);
    if (!chance.chance(0.7)) return;
    const [starter, second] = a.premium ? [a, b] : [b, a];
    const ago = chance.int(20, Math.min(60 * DAY_MINUTES, starter.signedUpAgo, second.signedUpAgo));
    this.addDialogue(starter, second, { lines: chance.int(2, 11), unread: chance.int(0, 1), ago });
  }

  addFirstMessage(person: DemoMember, others: readonly DemoMember[], share = 0.45): void {
    const chance = random(`hello ${person.profileId}`);
    const [other] = chance.chance(share) ? chance.some(compatibleInCountry(person, others), 1) : [];
    if (!other) return;
    const text = chance.pick(textsByLanguage[commonLanguage(person, other)].greetings);
    const ago = chance.int(5, Math.min(9 * DAY_MINUTES, person.signedUpAgo, other.signedUpAgo));
    this.addConversation(person, other, [{ sender: person, text }], {
      unread: chance.int(0, 1),
      ago,
      chance,
    });
  }

  private addConversation(
    starter: DemoMember,
    other: DemoMember,
    script: readonly { sender: DemoMember; text: string }[],
    { unread, ago, chance, pace = 25 }: { unread: number; ago: number; chance: Random; pace?: number },
  ): void {
    const key = [starter.profileId, other.profileId].sort().join(' ');
    if (
      this.conversations.has(key) ||
      this.startedCount(starter) >= (starter.premium ? Number.POSITIVE_INFINITY : 2)
    )
      return;
    const affordable = this.affordablePart(script);
    if (affordable.length === 0) return;
    const messages = withTimes(affordable, ago, pace, chance);
    const last = messages.at(-1)?.sender;
    const tail = messages.length - 1 - messages.findLastIndex(({ sender }) => sender !== last);
    this.started.set(starter, this.startedCount(starter) + 1);
    this.conversations.set(key, { starter, other, messages, unread: Math.min(unread, tail) });
  }

  private affordablePart(
    script: readonly { sender: DemoMember; text: string }[],
  ): { sender: DemoMember; text: string }[] {
    const paid: { sender: DemoMember; text: string }[] = [];
    for (const line of script) {
      const spent = this.spent.get(line.sender) ?? 0;
      if (!line.sender.premium && spent >= SIGNUP_CREDITS - line.sender.credits.free) break;
      this.spent.set(line.sender, spent + 1);
      paid.push(line);
    }
    return paid;
  }

  private startedCount(starter: DemoMember): number {
    return this.started.get(starter) ?? 0;
  }
}

const nearestFirst = ({ country, language }: DemoMember, others: readonly DemoMember[]): DemoMember[] => {
  const distance = (other: DemoMember) =>
    other.country === country ? 0 : other.language === language ? 1 : 2;
  return others.toSorted((a, b) => distance(a) - distance(b));
};

function withTimes(
  script: readonly { sender: DemoMember; text: string }[],
  ago: number,
  pace: number,
  chance: Random,
): DemoMessage[] {
  let at = ago;
  return script
    .toReversed()
    .map(line => {
      const message = { ...line, ago: at };
      at += chance.chance(0.15) ? chance.int(7 * HOUR_MINUTES, 20 * HOUR_MINUTES) : chance.int(1, pace);
      return message;
    })
    .reverse();
}

function randomOfPair(a: DemoMember, b: DemoMember): Random {
  return random([a.profileId, b.profileId].sort().join(' '));
}

function commonLanguage(a: DemoMember, b: DemoMember): DemoMember['language'] {
  return a.language === b.language ? a.language : 'en';
}
