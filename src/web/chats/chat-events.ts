import type { Chat, Message } from '#contract/chats';
import type { ChatList } from './chats-query.ts';
import { mergeMessages } from './merge-messages.ts';
import { emptied, type Thread } from './thread-query.ts';

/**
 * What realtime events make of chats that are loaded. `state` is what follows for sure; `unsure` asks for a fetch, where an event
 * cannot tell the whole: a conversation not seen before, a gap in `seq`, a message older than the latest.
 */
export type Told<T> = { state: T; unsure: boolean };

type Read = { by: 'me' | 'other'; seq: number };

export function listWithMessage(list: ChatList, message: Message, isKnown: boolean): Told<ChatList> {
  const chat = list.chats.find(({ conversation }) => conversation.id === message.conversation);
  // New, or further down than what is loaded.
  if (!chat) return { state: list, unsure: true };
  const { state, unsure } = chatWithMessage(chat, message, isKnown);
  return { state: withChat(list, chat, state), unsure };
}

/** The list with a chat as it is now, in its place; the count of what is unread in all follows. */
function withChat(list: ChatList, before: Chat, now: Chat): ChatList {
  if (now === before) return list;
  const chats = list.chats.map(chat => (chat === before ? now : chat)).sort(byLatest);
  return {
    ...list,
    chats,
    num_unread_messages: list.num_unread_messages + unreadIn([now]) - unreadIn([before]),
  };
}

const unreadIn = (chats: Chat[]): number =>
  chats.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0);

export function chatWithMessage(chat: Chat, message: Message, isKnown: boolean): Told<Chat> {
  const { conversation } = chat;
  const { last_message: last } = conversation;
  if (message.id === last.id) {
    // A copy from before it was taken back.
    if (last.unsent && !message.unsent) return { state: chat, unsure: false };
    return { state: withLast(chat, message, 0), unsure: message.unsent };
  }
  // Whether one that was taken back had been read is known by the server.
  if (message.seq <= last.seq) return { state: chat, unsure: !isKnown || message.unsent };
  const isUnread = !message.mine && !message.unsent && message.seq > conversation.read_seq;
  const unsure = message.seq > last.seq + 1 || message.unsent;
  return { state: withLast(chat, message, isUnread ? 1 : 0), unsure };
}

const withLast = (chat: Chat, last_message: Message, unread: number): Chat => ({
  ...chat,
  conversation: { ...chat.conversation, last_message },
  num_unread_messages: chat.num_unread_messages + unread,
});

/** As the server orders them: the latest first, by id where two came at the same moment. */
const byLatest = (one: Chat, other: Chat) => (placeOf(one) < placeOf(other) ? 1 : -1);
const placeOf = ({ conversation: { id, last_message: last } }: Chat): string => `${last.sent_at} ${id}`;

export function listWithRead(list: ChatList, conversation: string, read: Read): Told<ChatList> {
  const chat = list.chats.find(({ conversation: { id } }) => id === conversation);
  // Of one that is not loaded only the count of all is known, and how much of it was read is not.
  if (!chat) return { state: list, unsure: read.by === 'me' && list.next !== null };
  const { state, unsure } = chatWithRead(chat, read);
  return { state: withChat(list, chat, state), unsure };
}

export function chatWithRead(chat: Chat, { by, seq }: Read): Told<Chat> {
  const { conversation } = chat;
  if (by === 'other') {
    if (seq <= conversation.read_by_other_seq) return { state: chat, unsure: false };
    return {
      state: { ...chat, conversation: { ...conversation, read_by_other_seq: seq } },
      unsure: false,
    };
  }
  if (seq <= conversation.read_seq) return { state: chat, unsure: false };
  const readAll = seq >= conversation.last_message.seq;
  return {
    state: {
      ...chat,
      conversation: { ...conversation, read_seq: seq },
      num_unread_messages: readAll ? 0 : chat.num_unread_messages,
    },
    // How many of the unread ones lie after `seq` is known by the server.
    unsure: !readAll,
  };
}

/** A browser of the other one has everything of mine up to `seq`. */
export const listWithDelivered = (list: ChatList, conversation: string, seq: number): ChatList => ({
  ...list,
  chats: list.chats.map(chat =>
    chat.conversation.id === conversation ? chatWithDelivered(chat, seq) : chat,
  ),
});

export const chatWithDelivered = (chat: Chat, seq: number): Chat =>
  seq <= chat.conversation.delivered_to_other_seq
    ? chat
    : { ...chat, conversation: { ...chat.conversation, delivered_to_other_seq: seq } };

export function listWithout(list: ChatList, isGone: (chat: Chat) => boolean): ChatList {
  const gone = list.chats.filter(isGone);
  if (gone.length === 0) return list;
  const chats = list.chats.filter(chat => !isGone(chat));
  return { ...list, chats, num_unread_messages: list.num_unread_messages - unreadIn(gone) };
}

/** I deleted it for myself. */
export const threadWithoutMessage = (thread: Thread, id: string): Thread => ({
  ...thread,
  messages: thread.messages.filter(message => message.id !== id),
});

export const hasMessage = (thread: Thread, message: Message): boolean =>
  thread.messages.some(({ id }) => id === message.id);

export function threadWithMessage(thread: Thread, message: Message): Told<Thread> {
  const last = thread.messages.at(-1);
  const first = thread.messages[0];
  const isKnown = hasMessage(thread, message);
  const chat = thread.chat && chatWithMessage(thread.chat, message, isKnown);
  // Outside of what is loaded: it comes along when the reader scrolls there.
  const isBefore = !isKnown && thread.has_earlier && first !== undefined && message.seq < first.seq;
  const isAfter = !isKnown && thread.has_later && message.seq > (last?.seq ?? 0);
  // What lies in between is fetched first: the stretch that is loaded has no holes.
  const isBeyond = !isKnown && !thread.has_later && message.seq > (last?.seq ?? 0) + 1;
  if (isAfter && chat) return { state: { ...thread, chat: chat.state }, unsure: chat.unsure };
  if (isBefore || isBeyond) return { state: thread, unsure: isBeyond };
  // Where nothing was: it was held until now, or was deleted meanwhile. Only what is opened anew can tell.
  if (!isKnown && last !== undefined && message.seq < last.seq)
    return { state: emptied(thread), unsure: true };
  return {
    state: {
      ...thread,
      chat: chat ? chat.state : null,
      messages: mergeMessages(thread.messages, [message]),
    },
    unsure: chat === null || chat.unsure,
  };
}

export function threadWithRead(thread: Thread, read: Read): Told<Thread> {
  const told = thread.chat && chatWithRead(thread.chat, read);
  if (!told || told.state === thread.chat) return { state: thread, unsure: false };
  return { state: { ...thread, chat: told.state }, unsure: told.unsure };
}

const chatWithPhotosShown = (chat: Chat, shows_photos: boolean): Chat => ({
  ...chat,
  conversation: { ...chat.conversation, shows_photos },
});

/** The photos themselves come with their messages. */
export const listWithPhotosShown = (list: ChatList, conversation: string, shown: boolean): ChatList => ({
  ...list,
  chats: list.chats.map(chat =>
    chat.conversation.id === conversation ? chatWithPhotosShown(chat, shown) : chat,
  ),
});

export const threadWithPhotosShown = (thread: Thread, shown: boolean): Thread => ({
  ...thread,
  chat: thread.chat && chatWithPhotosShown(thread.chat, shown),
});

export const threadWithDelivered = (thread: Thread, seq: number): Thread => ({
  ...thread,
  chat: thread.chat && chatWithDelivered(thread.chat, seq),
});
