import { SIGNUP_CREDITS, UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { DAY_MINUTES } from '../demo/demo-member.ts';
import type { Contact, Contacts } from './contacts.ts';
import type { FloodMembers } from './flood-members.ts';
import { randomsOf, type StatelessRandom } from './stateless-random.ts';
import { type FloodWorld, FRIEND, LOGIN } from './world.ts';

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

/** Free members answer only while their sign-up credits can pay for the answers. */
export class FloodConversations {
  private readonly world: FloodWorld;
  private readonly members: FloodMembers;
  private readonly contacts: Contacts;
  private readonly random: StatelessRandom;

  constructor(world: FloodWorld, members: FloodMembers, contacts: Contacts) {
    this.world = world;
    this.members = members;
    this.contacts = contacts;
    this.random = randomsOf(world, ['talk']).talk;
  }

  *all(): Generator<FloodConversation> {
    const answersSent = new Uint8Array(this.world.members);
    let [number, firstMessage] = [0, 0];
    for (let starter = 0; starter < this.world.members; starter += 1) {
      for (const contact of this.contacts.of(starter)) {
        if (!contact.writes) continue;
        const conversation = { number, firstMessage, ...this.plan(starter, contact, number, answersSent) };
        yield conversation;
        number += 1;
        firstMessage += lengthOf(conversation);
      }
    }
  }

  private plan(
    starter: number,
    { other, ago }: Contact,
    number: number,
    answersSent: Uint8Array,
  ): ConversationPlan {
    const { members } = this;
    const held = members.status(starter) === 'not_confirmed';
    const unanswered = {
      starter,
      other,
      beganAgo: ago,
      lastTurnAgo: ago,
      tailSender: starter,
      tailFrom: ago,
      held,
    };
    if (held) return { ...unanswered, turns: 0, tail: 1, endedAgo: ago };
    if (starter === FRIEND && other === LOGIN && this.world.chat > 0) return this.longChat(ago);
    const turns = this.turnsOf(starter, other, ago, number, answersSent);
    if (turns > 1) return this.dialogue({ starter, other, ago, number, turns });
    const messageCount = members.isPremium(starter) && this.random(number, 1) < 0.3 ? 2 : 1;
    const starterSeenAgo = members.seenAgo(starter);
    const endedAgo = messageCount > 1 ? ago - (ago - starterSeenAgo) * this.random(number, 2) : ago;
    if (members.seenAgo(other) >= ago) return { ...unanswered, turns: 0, tail: messageCount, endedAgo };
    return { ...unanswered, turns: 1, tail: 0, endedAgo: ago };
  }

  /** Returns 1 if the starter gets no answer. */
  private turnsOf(
    starter: number,
    other: number,
    ago: number,
    number: number,
    answersSent: Uint8Array,
  ): number {
    const { members } = this;
    const bothPresent = members.seenAgo(other) < ago && members.seenAgo(starter) < ago;
    if (!bothPresent || members.isFictional(other) || this.random(number, 3) < 0.25) return 1;
    const isPremium = [members.isPremium(starter), members.isPremium(other)];
    if (!isPremium[1]) {
      const creditsLeft =
        SIGNUP_CREDITS - this.contacts.conversationCountOf(other) - (answersSent[other] ?? 0);
      if (creditsLeft <= 0) return 1;
      answersSent[other] = (answersSent[other] ?? 0) + 1;
      return isPremium[0] ? 3 : 2;
    }
    if (!isPremium[0]) return 2;
    const meanLength = Math.max(0, (this.world.messages - (1 - LONG_SHARE) * SHORT_LENGTH) / LONG_SHARE - 3);
    return 2 + Math.floor(-Math.log(1 - this.random(number, 4)) * meanLength + this.random(number, 5));
  }

  private dialogue(
    plan: Pick<FloodConversation, 'starter' | 'other' | 'number' | 'turns'> & { ago: number },
  ): ConversationPlan {
    const { starter, other, ago, number, turns } = plan;
    const [starterLeft, otherLeft] = [this.members.seenAgo(starter), this.members.seenAgo(other)];
    const [tailSender, left, until] =
      starterLeft < otherLeft ? [starter, otherLeft, starterLeft] : [other, starterLeft, otherLeft];
    const span = Math.min(ago - left, turns * 4 * DAY_MINUTES * this.random(number, 6) ** 3);
    const continues = this.members.isPremium(tailSender) && left - until > 5 && this.random(number, 7) < 0.5;
    const tail = continues ? 1 + Math.floor(this.random(number, 8) * 3) : 0;
    const tailFrom = left - (left - until) * 0.5 * this.random(number, 9);
    const lastTurnAgo = ago - span;
    const endedAgo = tail > 1 ? (tailFrom + until) / 2 : tail ? tailFrom : lastTurnAgo;
    return {
      starter,
      other,
      turns,
      beganAgo: ago,
      lastTurnAgo,
      tail,
      tailSender,
      tailFrom,
      endedAgo,
      held: false,
    };
  }

  private longChat(ago: number): ConversationPlan {
    const loginSeenAgo = this.members.seenAgo(LOGIN);
    const tail = Math.min(2, this.world.chat - 1);
    const tailFrom = Math.min(loginSeenAgo, ago) / 2;
    return {
      starter: FRIEND,
      other: LOGIN,
      turns: this.world.chat - tail,
      beganAgo: Math.max(ago, 2 * loginSeenAgo),
      lastTurnAgo: loginSeenAgo,
      tail,
      tailSender: FRIEND,
      tailFrom,
      endedAgo: tail > 1 ? tailFrom / 2 : tail ? tailFrom : loginSeenAgo,
      held: false,
    };
  }
}

type ConversationPlan = Omit<FloodConversation, 'number' | 'firstMessage'>;

export const lengthOf = ({ turns, tail }: FloodConversation): number => turns + tail;

/** True if the sender got the message's credits back. `ago` is in minutes before the flood. */
export const isReturned = ({ turns, held }: FloodConversation, index: number, ago: number): boolean =>
  index >= turns && !held && ago >= UNREAD_MESSAGE_REFUND_DAYS * DAY_MINUTES;

export function readStateOf(
  conversation: FloodConversation,
  member: number,
): { read: number; unread: number } {
  const length = lengthOf(conversation);
  if (conversation.tailSender === member) return { read: length, unread: 0 };
  return { read: conversation.turns, unread: conversation.held ? 0 : conversation.tail };
}
