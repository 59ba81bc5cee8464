import type { User } from '#contract/accounts';
import { getUser } from '#contract/accounts';
import type { Call } from '#contract/call';
import { getChats } from '#contract/chats';
import type { Api } from '#contract/client';
import { eventTags, type LiveEvent } from '#contract/events';
import { getLikes } from '#contract/likes';
import { getMember } from '#contract/profiles';
import { fillTags, matchesTag } from '#contract/tags';

const PRICE = 100;
const idOf = (kind: number, number: number) => `${kind}0000000-0000-4000-8000-00000000000${number}`;

type Pair = { online: boolean; messages: number; unread: number; likesMe: boolean; likeSeen: boolean };

/**
 * Models everything but the lists of chats and likes, as the viewer sees it. Each change returns its events.
 * The answer of a call without a model of its own is the number of changes that its tags name.
 */
export class AccountModel {
  private readonly pairs: Pair[];
  private readonly changed: string[] = [];
  private lots: User['credits_paid'] = [{ credits: 5, amount: 0, currency: null }];
  private isPremium = false;

  constructor(members: number) {
    this.pairs = Array.from({ length: members }, () => ({
      ...{ online: false, messages: 0, unread: 0, likesMe: false, likeSeen: false },
    }));
  }

  /** The id of a member or of a payment. */
  static id = (number: number) => idOf(1, number);
  private static conversation = (number: number) => idOf(2, number);

  private get credits(): number {
    return this.lots.reduce((sum, { credits }) => sum + credits, 0);
  }

  private publish(event: LiveEvent): LiveEvent {
    this.changed.push(...fillTags(eventTags[event.type] ?? [], event));
    return event;
  }

  /** An event that only says that something changed. */
  change(type: 'sharing' | 'verification' | 'export' | 'user'): LiveEvent[] {
    return [this.publish({ type })];
  }

  changeAlbum(member: number, by: 'me' | 'other'): LiveEvent[] {
    return [this.publish({ type: 'album', profile: AccountModel.id(member), by })];
  }

  spend(wanted: number): LiveEvent[] {
    let left = Math.min(wanted, this.credits);
    for (const lot of this.lots) {
      const used = Math.min(left, lot.credits);
      lot.credits -= used;
      lot.amount = lot.currency ? lot.credits * PRICE : 0;
      left -= used;
    }
    this.lots = this.lots.filter(({ credits }) => credits > 0);
    return [this.publish({ type: 'credits', credits: this.credits })];
  }

  buy(credits: number): LiveEvent[] {
    this.isPremium = true;
    this.lots.push({ credits, amount: credits * PRICE, currency: 'EUR' });
    return [
      this.publish({ type: 'credits', credits: this.credits }),
      this.publish({ type: 'payment', payment: AccountModel.id(credits % 2), state: 'completed' }),
      this.publish({ type: 'user' }),
    ];
  }

  /** Free credits of a message that nobody opened. */
  giveBack(): LiveEvent[] {
    this.lots.unshift({ credits: 1, amount: 0, currency: null });
    return [this.publish({ type: 'credits', credits: this.credits })];
  }

  endPremium(): LiveEvent[] {
    this.isPremium = false;
    return [
      this.publish({ type: 'payment', payment: AccountModel.id(0), state: 'charged_back' }),
      this.publish({ type: 'user' }),
    ];
  }

  togglePresence(member: number): LiveEvent[] {
    const pair = this.of(member);
    pair.online = !pair.online;
    return [{ type: 'presence', profile: AccountModel.id(member), activity: activityOf(pair) }];
  }

  write(member: number, mine: boolean): LiveEvent[] {
    const pair = this.of(member);
    pair.messages++;
    if (!mine) pair.unread++;
    const conversation = AccountModel.conversation(member);
    const message = { id: crypto.randomUUID(), conversation, mine, seq: pair.messages, unsent: false };
    return [this.publish({ type: 'message', message: message as never, profile: AccountModel.id(member) })];
  }

  read(member: number): LiveEvent[] {
    const pair = this.of(member);
    pair.unread = 0;
    return [{ type: 'read', conversation: AccountModel.conversation(member), by: 'me', seq: pair.messages }];
  }

  deleteMessage(member: number): LiveEvent[] {
    const pair = this.of(member);
    if (pair.messages === 0) return [];
    pair.messages--;
    pair.unread = Math.max(0, pair.unread - 1);
    const message = crypto.randomUUID();
    return [{ type: 'message_deleted', conversation: AccountModel.conversation(member), message }];
  }

  deleteChat(member: number): LiveEvent[] {
    Object.assign(this.of(member), { messages: 0, unread: 0 });
    return [{ type: 'chat_deleted', conversation: AccountModel.conversation(member) }];
  }

  like(member: number): LiveEvent[] {
    this.of(member).likesMe = true;
    return [this.publish({ type: 'like', profile: AccountModel.id(member), by: 'other', matched: false })];
  }

  unlike(member: number): LiveEvent[] {
    Object.assign(this.of(member), { likesMe: false, likeSeen: false });
    return [this.publish({ type: 'unlike', profile: AccountModel.id(member), by: 'other' })];
  }

  seeLike(member: number): LiveEvent[] {
    this.of(member).likeSeen = true;
    return [this.publish({ type: 'like_seen', profile: AccountModel.id(member) })];
  }

  /** A block, or the departure of the member. */
  part(member: number, type: 'blocked' | 'gone'): LiveEvent[] {
    Object.assign(this.of(member), { messages: 0, unread: 0, likesMe: false, likeSeen: false });
    return [this.publish({ type, profile: AccountModel.id(member) })];
  }

  comeBack(member: number): LiveEvent[] {
    return [this.publish({ type: 'returned', profile: AccountModel.id(member) })];
  }

  api = (async (call: Call, { query = {} }: { query?: Record<string, unknown> } = {}) => {
    // The answer is computed at once and arrives later, as over a network.
    const answer = structuredClone(this.answer(call, query));
    await new Promise(resolve => setTimeout(resolve, 1));
    return answer;
  }) as unknown as Api;

  answer(call: Call, query: Record<string, unknown>): unknown {
    if (call.path === getChats.path) return { chats: [], num_unread_messages: 0, next: null };
    if (call.path === getLikes.path) return { profiles: [], liked_by: [], counts: noLikes, next: {} };
    const provided = fillTags(call.provides ?? [], query);
    const changes = this.changed.filter(tag => provided.some(shown => matchesTag(shown, tag))).length;
    if (call.path === getUser.path) return { user: { ...this.user(), changes } };
    if (call.path === getMember.path) return { member: { ...this.member(String(query.id)), changes } };
    return { changes };
  }

  private user() {
    const unread_messages = this.pairs.reduce((sum, { unread }) => sum + unread, 0);
    const new_likes = this.pairs.filter(({ likesMe, likeSeen }) => likesMe && !likeSeen).length;
    const { credits, lots, isPremium } = this;
    const counts = { unread_messages, new_likes };
    return { credits, credits_paid: lots, paid_user: isPremium, counts };
  }

  private member(id: string) {
    const number = Number(id.at(-1));
    const pair = this.of(number);
    const conversation = pair.messages > 0 ? AccountModel.conversation(number) : null;
    return { id, activity: activityOf(pair), conversation };
  }

  private of(member: number): Pair {
    const pair = this.pairs[member];
    if (!pair) throw new Error(`no member ${member}`);
    return pair;
  }
}

const activityOf = ({ online }: Pair) => (online ? ('online' as const) : ('away' as const));
const noCount = { all: 0, new: 0 };
const noLikes = { received: noCount, given: noCount, matches: noCount };
