import type { Call } from '#contract/call';
import { type Chat, getChat, getChats, type Message } from '#contract/chats';
import type { Api } from '#contract/client';
import { formatCursor, parseCursor } from '#contract/cursor';
import type { LiveEvent } from '#contract/events';
import { getLikes, getMoreLikes, type LikeType, likeTypes } from '#contract/likes';
import type { Activity, MemberCard } from '#contract/profiles';
import type { LoadedLikes } from '../../../likes/likes-query.ts';

const PAGE_SIZE = 5;
const CHATS_PAGE_SIZE = 2;
const READ_BEFORE_UNREAD = 1;
const LIKES_PAGE_SIZE = 2;
const idOf = (kind: number, number: number) =>
  `${String(kind).repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

type LikePair = { given: string | null; received: string | null; seen: boolean };
type Conversation = {
  messages: Message[];
  readByMe: number;
  readByOther: number;
  deliveredToOther: number;
  cleared: number;
  removed: Set<string>;
  revision: number;
  activity: Activity;
};

/** Models the server as the viewer sees it. Each change returns its event. */
export class ServerModel {
  calls = 0;
  private clock = Date.parse('2026-05-01T12:00:00Z');
  private ids = 0;
  private conversations: Conversation[];
  private likes = new Map<number, LikePair>();
  private away = new Set<number>();

  constructor(members: number) {
    this.conversations = Array.from({ length: members }, () => ({
      messages: [],
      readByMe: 0,
      readByOther: 0,
      deliveredToOther: 0,
      activity: 'online' as const,
      cleared: 0,
      removed: new Set(),
      revision: 0,
    }));
  }

  static profile = (member: number) => idOf(1, member);
  static conversation = (member: number) => idOf(2, member);

  sendMessage(member: number, mine: boolean): LiveEvent {
    const { messages } = this.of(member);
    const id = idOf(3, ++this.ids);
    const seq = messages.length + 1;
    const conversation = ServerModel.conversation(member);
    const message = {
      id,
      conversation,
      client_id: id,
      seq,
      mine,
      text: `${seq}`,
      gift: null,
      photo: null,
      gif: null,
      held: false,
      returned: 0,
      unsent: false,
      covered: false,
      safety: null,
      sent_at: this.now(),
    };
    messages.push(message);
    return { type: 'message', message, profile: ServerModel.profile(member) };
  }

  read(member: number, by: 'me' | 'other'): LiveEvent {
    const conversation = this.of(member);
    const seq = conversation.messages.length;
    if (by === 'me') conversation.readByMe = seq;
    else conversation.readByOther = seq;
    return { type: 'read', conversation: ServerModel.conversation(member), by, seq };
  }

  deliver(member: number): LiveEvent {
    const conversation = this.of(member);
    const seq = conversation.messages.length;
    conversation.deliveredToOther = seq;
    return { type: 'delivered', conversation: ServerModel.conversation(member), seq };
  }

  unsend(member: number, which: number): LiveEvent | null {
    const conversation = this.of(member);
    const { messages, removed, cleared } = conversation;
    const message = messages[which % messages.length];
    if (!message || message.unsent) return null;
    const unsent = { ...message, unsent: true, text: '' };
    messages[message.seq - 1] = unsent;
    // The real server raises the revision here too; without an event, a browser learns it only from the next fetch.
    if (removed.has(message.id) || message.seq <= cleared) return null;
    conversation.revision++;
    return { type: 'message', message: unsent, profile: ServerModel.profile(member) };
  }

  deleteMessage(member: number, which: number): LiveEvent | null {
    const conversation = this.of(member);
    const visible = this.visible(member);
    const message = visible[which % visible.length];
    if (!message) return null;
    conversation.removed.add(message.id);
    conversation.revision++;
    return { type: 'message_deleted', conversation: ServerModel.conversation(member), message: message.id };
  }

  togglePresence(member: number): LiveEvent {
    const conversation = this.of(member);
    conversation.activity = conversation.activity === 'online' ? 'active' : 'online';
    const { activity } = conversation;
    return { type: 'presence', profile: ServerModel.profile(member), activity };
  }

  deleteChat(member: number): LiveEvent {
    const conversation = this.of(member);
    conversation.cleared = conversation.messages.length;
    conversation.revision++;
    conversation.readByMe = conversation.messages.length;
    return { type: 'chat_deleted', conversation: ServerModel.conversation(member) };
  }

  like(member: number, by: 'me' | 'other'): LiveEvent {
    const known = this.likes.get(member) ?? { given: null, received: null, seen: false };
    const side = by === 'me' ? 'given' : 'received';
    const liked = { ...known, [side]: known[side] ?? this.now() };
    if (!this.away.has(member)) this.likes.set(member, liked);
    const matched = liked.given !== null && liked.received !== null;
    return { type: 'like', profile: ServerModel.profile(member), by, matched };
  }

  unlike(member: number, by: 'me' | 'other'): LiveEvent {
    const known = this.likes.get(member);
    const side = by === 'me' ? { given: null } : { received: null, seen: false };
    if (known) this.likes.set(member, { ...known, ...side });
    return { type: 'unlike', profile: ServerModel.profile(member), by };
  }

  markLikeSeen(member: number): LiveEvent {
    const known = this.likes.get(member);
    if (known?.received) this.likes.set(member, { ...known, seen: true });
    return { type: 'like_seen', profile: ServerModel.profile(member) };
  }

  leave(member: number): LiveEvent {
    this.away.add(member);
    return { type: 'gone', profile: ServerModel.profile(member) };
  }

  comeBack(member: number): LiveEvent {
    this.away.delete(member);
    return { type: 'returned', profile: ServerModel.profile(member) };
  }

  block(member: number): LiveEvent {
    this.away.add(member);
    this.likes.delete(member);
    return { type: 'blocked', profile: ServerModel.profile(member) };
  }

  api = (async (call: Call, { query = {} }: { query?: Record<string, unknown> } = {}) => {
    this.calls++;
    // The answer is computed at once and arrives later, as over a network.
    const answer = structuredClone(this.answer(call, query));
    await new Promise(resolve => setTimeout(resolve, 1));
    return answer;
  }) as unknown as Api;

  private answer(call: Call, query: Record<string, unknown>): unknown {
    if (call === getChats) return this.chats(query);
    if (call === getLikes) return this.firstLikes();
    if (call === getMoreLikes) return this.moreLikes(query);
    if (call === getChat) return this.thread(query);
    throw new Error(`the model does not know ${call.path}`);
  }

  private chats({ before }: Record<string, unknown>) {
    const all = this.conversations
      .flatMap((_, member) => this.chat(member) ?? [])
      .sort((one, other) => chatCursor(other).localeCompare(chatCursor(one)));
    const rest = all.filter(chat => before === undefined || chatCursor(chat) < String(before));
    const chats = rest.slice(0, CHATS_PAGE_SIZE);
    return {
      chats,
      num_unread_messages: rest.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0),
      next: rest.length > chats.length ? chatCursor(chats.at(-1) as Chat) : null,
    };
  }

  private chat(member: number): Chat | null {
    const { readByMe, readByOther, deliveredToOther, revision } = this.of(member);
    const visible = this.visible(member);
    const last_message = visible.at(-1);
    if (!last_message) return null;
    return {
      conversation: {
        id: ServerModel.conversation(member),
        read_seq: readByMe,
        read_by_other_seq: readByOther,
        safety_dismissed: null,
        shows_photos: false,
        delivered_to_other_seq: deliveredToOther,
        revision,
        last_message,
      },
      profile: this.card(member),
      num_unread_messages: visible.filter(isUnreadAfter(readByMe)).length,
    };
  }

  private thread({ profile, conversation, before, after: requestedAfter, at }: Record<string, unknown>) {
    const member = this.conversations.findIndex(
      (_, index) =>
        ServerModel.profile(index) === profile || ServerModel.conversation(index) === conversation,
    );
    const all = this.visible(member);
    const after = requestedAfter ?? (at ? this.beforeUnread(member) : undefined);
    const wanted = all.filter(
      ({ seq }) => (before === undefined || seq < Number(before)) && seq > Number(after ?? 0),
    );
    const messages = after === undefined ? wanted.slice(-PAGE_SIZE) : wanted.slice(0, PAGE_SIZE);
    const has_earlier = messages[0] !== undefined && all[0] !== messages[0];
    const has_later = messages.length > 0 && all.at(-1) !== messages.at(-1);
    const hidden = { hidden_before: null, hidden_seq: 0, approached: true, similar_name: false };
    return {
      chat: this.chat(member),
      profile: this.card(member),
      messages,
      has_earlier,
      has_later,
      ...hidden,
    };
  }

  private beforeUnread(member: number): number | undefined {
    const { readByMe } = this.of(member);
    const all = this.visible(member);
    const first = all.find(isUnreadAfter(readByMe));
    const isNear = !first || all.length - all.indexOf(first) <= PAGE_SIZE - READ_BEFORE_UNREAD;
    return isNear ? undefined : first.seq - 1 - READ_BEFORE_UNREAD;
  }

  private firstLikes(): LoadedLikes {
    const lists = likeTypes.map(type => ({ type, list: this.list(type) }));
    const first = lists.flatMap(({ list }) => list.slice(0, LIKES_PAGE_SIZE)).sort(latestFirst);
    const of = <T>(value: (list: Row[]) => T) =>
      Object.fromEntries(lists.map(({ type, list }) => [type, value(list)])) as Record<LikeType, T>;
    return {
      ...this.shown(first),
      counts: of(list => ({ all: list.length, new: list.filter(({ like_new }) => like_new).length })),
      next: of(list => nextLikesCursor(list)),
    };
  }

  private moreLikes({ type, before }: Record<string, unknown>) {
    const after = parseCursor(String(before));
    const rest = this.list(type as LikeType).filter(row => after && latestFirst(after, row) < 0);
    return { ...this.shown(rest.slice(0, LIKES_PAGE_SIZE)), next: nextLikesCursor(rest) };
  }

  private list(type: LikeType): Row[] {
    const all = [...this.likes].filter(([member]) => !this.away.has(member));
    const rows = all.flatMap(([member, between]) => rowOf(member, between) ?? []);
    return rows.filter(row => row.type === type).sort(latestFirst);
  }

  private shown = (rows: Row[]): Pick<LoadedLikes, 'profiles' | 'liked_by'> => ({
    profiles: rows.map(({ member, type, at }) => ({
      ...this.card(member),
      given: type !== 'received',
      received: type !== 'given',
      liked_at: at.toISOString(),
    })),
    liked_by: rows.filter(({ type }) => type !== 'given').map(({ id, like_new }) => ({ id, like_new })),
  });

  private card = (member: number) => card(member, this.of(member).activity);

  visible(member: number): Message[] {
    const { messages, cleared, removed } = this.of(member);
    return messages.filter(({ id, seq }) => seq > cleared && !removed.has(id));
  }

  private of(member: number): Conversation {
    const conversation = this.conversations[member];
    if (!conversation) throw new Error(`no member ${member}`);
    return conversation;
  }

  private now(): string {
    this.clock += 1_000;
    return new Date(this.clock).toISOString();
  }
}

const chatCursor = ({ conversation: { id, last_message: last } }: Chat): string => `${last.sent_at}_${id}`;

type Row = { id: string; at: Date; member: number; type: LikeType; like_new: boolean };

function rowOf(member: number, { given, received, seen }: LikePair): Row | null {
  const id = ServerModel.profile(member);
  if (given && received) {
    const at = new Date(given > received ? given : received);
    return { id, member, at, type: 'matches', like_new: !seen };
  }
  if (received) return { id, member, at: new Date(received), type: 'received', like_new: !seen };
  return given ? { id, member, at: new Date(given), type: 'given', like_new: false } : null;
}

const latestFirst = (one: Pick<Row, 'id' | 'at'>, other: Pick<Row, 'id' | 'at'>): number =>
  other.at.getTime() - one.at.getTime() || other.id.localeCompare(one.id);

const nextLikesCursor = (list: Row[]): string | null => {
  const last = list[LIKES_PAGE_SIZE - 1];
  return last && list.length > LIKES_PAGE_SIZE ? formatCursor(last) : null;
};

const isUnreadAfter =
  (read: number) =>
  ({ mine, unsent, seq }: Message): boolean =>
    !mine && !unsent && seq > read;

const card = (member: number, activity: Activity): MemberCard => ({
  id: ServerModel.profile(member),
  name: `Member ${member}`,
  age: 30,
  gender: 'male',
  country: 'NL',
  region: null,
  city: null,
  distance: null,
  main_image: null,
  fictional: false,
  verified: false,
  activity,
  is_new: false,
});
