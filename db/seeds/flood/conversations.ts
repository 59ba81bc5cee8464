import { SIGNUP_CREDITS, UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { DAY_MINUTES } from '../demo/demo-member.ts';
import { textsByLanguage } from '../people/texts-by-language.ts';
import { contactsOf, conversationCountOf } from './contacts.ts';
import type { FloodMembers } from './flood-members.ts';
import { pickFrom } from './stateless-random.ts';
import { FRIEND, LOGIN } from './world.ts';

/** `beganAgo`, `lastTurnAgo`, `tailFrom` and `endedAgo` are minutes before the flood. */
export interface FloodConversation {
  /** Conversations are numbered from 0, in the order of their starters. */
  number: number;
  /** Number of the first message. The messages of all conversations are numbered together. */
  firstMessage: number;
  starter: number;
  other: number;
  /** Number of alternating messages, the starter first; both members have read them. */
  turns: number;
  beganAgo: number;
  lastTurnAgo: number;
  /** Number of unread messages at the end, all from `tailSender`. */
  tail: number;
  tailSender: number;
  /** Time of the first message of the tail. */
  tailFrom: number;
  endedAgo: number;
  /** True if the messages are delivered only after `starter` confirms their email address. */
  held: boolean;
}

const LONG_SHARE = 0.206;
const SHORT_LENGTH = 1.34;

export function* conversationsOf(members: FloodMembers): Generator<FloodConversation> {
  const answersSent = new Uint8Array(members.world.members);
  let [number, firstMessage] = [0, 0];
  for (let starter = 0; starter < members.world.members; starter += 1) {
    for (const { other, ago, writes } of contactsOf(members, starter)) {
      if (!writes) continue;
      const first = { number, firstMessage, starter, other, beganAgo: ago, lastTurnAgo: ago, endedAgo: ago };
      const unanswered = { ...first, turns: 0, tail: 1, tailSender: starter, tailFrom: ago, held: false };
      const conversation = { ...unanswered, ...planOf(members, unanswered, answersSent) };
      yield conversation;
      number += 1;
      firstMessage += lengthOf(conversation);
    }
  }
}

type Plan = Partial<FloodConversation>;

function planOf(members: FloodMembers, unanswered: FloodConversation, answersSent: Uint8Array): Plan {
  const { number, starter, other, beganAgo } = unanswered;
  const { talk } = members.random;
  if (members.status(starter) === 'not_confirmed') return { held: true };
  if (starter === FRIEND && other === LOGIN && members.world.chat > 0) return longChat(members, beganAgo);
  const turns = turnsOf(members, unanswered, answersSent);
  if (turns > 1) return dialogue(members, unanswered, turns);
  if (members.seenAgo(other) < beganAgo) return { turns: 1, tail: 0 };
  if (!members.isPremium(starter) || talk(number, 1) >= 0.3) return {};
  return { tail: 2, endedAgo: beganAgo - (beganAgo - members.seenAgo(starter)) * talk(number, 2) };
}

/**
 * Free members answer only while their sign-up credits can pay for the answers.
 * @returns 1 if the starter gets no answer
 */
function turnsOf(
  members: FloodMembers,
  { number, starter, other, beganAgo }: FloodConversation,
  answersSent: Uint8Array,
): number {
  const { talk } = members.random;
  const bothPresent = members.seenAgo(other) < beganAgo && members.seenAgo(starter) < beganAgo;
  if (!bothPresent || members.isFictional(other) || talk(number, 3) < 0.25) return 1;
  const isPremium = members.isPremium(starter);
  if (!members.isPremium(other)) {
    const sent = answersSent[other] ?? 0;
    if (conversationCountOf(members, other) + sent >= SIGNUP_CREDITS) return 1;
    answersSent[other] = sent + 1;
    return isPremium ? 3 : 2;
  }
  if (!isPremium) return 2;
  const meanLength = (members.world.messages - (1 - LONG_SHARE) * SHORT_LENGTH) / LONG_SHARE - 3;
  return 2 + Math.floor(-Math.log(1 - talk(number, 4)) * Math.max(0, meanLength) + talk(number, 5));
}

function dialogue(
  members: FloodMembers,
  { number, starter, other, beganAgo }: FloodConversation,
  turns: number,
): Plan {
  const { talk } = members.random;
  const [starterLeft, otherLeft] = [members.seenAgo(starter), members.seenAgo(other)];
  const tailSender = starterLeft < otherLeft ? starter : other;
  const [left, until] = [Math.max(starterLeft, otherLeft), Math.min(starterLeft, otherLeft)];
  const span = Math.min(beganAgo - left, turns * 4 * DAY_MINUTES * talk(number, 6) ** 3);
  const continues = members.isPremium(tailSender) && left - until > 5 && talk(number, 7) < 0.5;
  const tail = continues ? 1 + Math.floor(talk(number, 8) * 3) : 0;
  const tailFrom = left - (left - until) * 0.5 * talk(number, 9);
  const lastTurnAgo = beganAgo - span;
  const endedAgo = tail > 1 ? (tailFrom + until) / 2 : tail ? tailFrom : lastTurnAgo;
  return { turns, lastTurnAgo, tail, tailSender, tailFrom, endedAgo };
}

function longChat(members: FloodMembers, ago: number): Plan {
  const { chat } = members.world;
  const loginSeenAgo = members.seenAgo(LOGIN);
  const tail = Math.min(2, chat - 1);
  const tailFrom = Math.min(loginSeenAgo, ago) / 2;
  return {
    turns: chat - tail,
    beganAgo: Math.max(ago, 2 * loginSeenAgo),
    lastTurnAgo: loginSeenAgo,
    tail,
    tailFrom,
    endedAgo: tail > 1 ? tailFrom / 2 : tail ? tailFrom : loginSeenAgo,
  };
}

export const lengthOf = ({ turns, tail }: FloodConversation): number => turns + tail;

/** True if the sender got the message's credits back. `ago` is in minutes before the flood. */
export const isReturned = ({ turns, held }: FloodConversation, index: number, ago: number): boolean =>
  index >= turns && !held && ago >= UNREAD_MESSAGE_REFUND_DAYS * DAY_MINUTES;

export function readStateOf(conversation: FloodConversation, member: number) {
  const length = lengthOf(conversation);
  if (conversation.tailSender === member) return { read_seq: length, unread: 0 };
  return { read_seq: conversation.turns, unread: conversation.held ? 0 : conversation.tail };
}

export function senderOf({ starter, other, turns, tailSender }: FloodConversation, index: number): number {
  if (index >= turns) return tailSender;
  return index % 2 ? other : starter;
}

/** Returns minutes before the flood. */
export function sentAgo(
  { random }: FloodMembers,
  { number, turns, beganAgo, lastTurnAgo, tail, tailFrom, endedAgo }: FloodConversation,
  index: number,
): number {
  if (index >= turns) {
    const fraction = tail > 1 ? (index - turns) / (tail - 1) : 0;
    return tailFrom - (tailFrom - endedAgo) * fraction;
  }
  if (index === 0) return beganAgo;
  return beganAgo - ((beganAgo - lastTurnAgo) * (index - 0.9 * random.line(number, index))) / (turns - 1);
}

export function textOf(
  members: FloodMembers,
  { number, starter, other, turns }: FloodConversation,
  index: number,
): string {
  const { line } = members.random;
  const { language } = members.home(starter);
  const texts = textsByLanguage[language === members.home(other).language ? language : 'en'];
  const script =
    turns < 2 ? [pickFrom(texts.greetings, line(number))] : pickFrom(texts.dialogues, line(number));
  const text = turns < 2 || index < turns ? script[index] : undefined;
  return text ?? pickFrom(texts.smallTalk, line(number, -1 - index));
}
