import type { Chat, Message } from '#contract/chats';
import type { CacheUpdate } from '../data/update-query.ts';
import { type LoadedChats, sumUnread } from './chats-query.ts';
import { clearedThread, mergeThreadMessages, type Thread } from './thread-query.ts';

type ReadEvent = { by: 'me' | 'other'; seq: number };

/** @spec D5.6 */
export function listWithMessage(
  list: LoadedChats,
  message: Message,
  isKnown: boolean,
): CacheUpdate<LoadedChats> {
  const chat = list.chats.find(({ conversation }) => conversation.id === message.conversation);
  // The chat is new or on a page that is not loaded yet.
  if (!chat) return { state: list, needsRefetch: true };
  const { state, needsRefetch } = chatWithMessage(chat, message, isKnown);
  return { state: withChat(list, chat, state), needsRefetch };
}

function withChat(list: LoadedChats, old: Chat, changed: Chat): LoadedChats {
  if (changed === old) return list;
  const chats = list.chats.map(chat => (chat === old ? changed : chat)).sort(byLatest);
  return {
    ...list,
    chats,
    num_unread_messages: list.num_unread_messages + sumUnread([changed]) - sumUnread([old]),
  };
}

function chatWithMessage(chat: Chat, message: Message, isKnown: boolean): CacheUpdate<Chat> {
  const { conversation } = chat;
  const { last_message: last } = conversation;
  if (message.id === last.id) {
    // A late event with an older copy must not restore an unsent message.
    if (last.unsent && !message.unsent) return { state: chat, needsRefetch: false };
    return { state: withLast(chat, message, 0), needsRefetch: message.unsent };
  }
  // For an unknown older message, only the server knows whether it was unread.
  if (message.seq <= last.seq) return { state: chat, needsRefetch: !isKnown || message.unsent };
  const isUnread = !message.mine && !message.unsent && message.seq > conversation.read_seq;
  const needsRefetch = message.seq > last.seq + 1 || message.unsent;
  return { state: withLast(chat, message, isUnread ? 1 : 0), needsRefetch };
}

const withLast = (chat: Chat, last_message: Message, unread: number): Chat => ({
  ...chat,
  conversation: { ...chat.conversation, last_message },
  num_unread_messages: chat.num_unread_messages + unread,
});

/** Sorts chats by their last message, as the server does. */
const byLatest = (a: Chat, b: Chat) => (sortKey(a) < sortKey(b) ? 1 : -1);
const sortKey = ({ conversation: { id, last_message: last } }: Chat): string => `${last.sent_at} ${id}`;

export function listWithRead(
  list: LoadedChats,
  conversation: string,
  read: ReadEvent,
): CacheUpdate<LoadedChats> {
  const chat = list.chats.find(({ conversation: { id } }) => id === conversation);
  // The browser does not know how many messages of an unloaded chat were unread.
  if (!chat) return { state: list, needsRefetch: read.by === 'me' && list.next !== null };
  const { state, needsRefetch } = chatWithRead(chat, read);
  return { state: withChat(list, chat, state), needsRefetch };
}

function chatWithRead(chat: Chat, { by, seq }: ReadEvent): CacheUpdate<Chat> {
  const { conversation } = chat;
  if (by === 'other') {
    if (seq <= conversation.read_by_other_seq) return { state: chat, needsRefetch: false };
    return {
      state: { ...chat, conversation: { ...conversation, read_by_other_seq: seq } },
      needsRefetch: false,
    };
  }
  if (seq <= conversation.read_seq) return { state: chat, needsRefetch: false };
  const readAll = seq >= conversation.last_message.seq;
  return {
    state: {
      ...chat,
      conversation: { ...conversation, read_seq: seq },
      num_unread_messages: readAll ? 0 : chat.num_unread_messages,
    },
    // Only the server knows how many messages after `seq` are unread.
    needsRefetch: !readAll,
  };
}

/** Marks own messages up to `seq` as delivered to the other member's browser. */
export const listWithDelivered = (list: LoadedChats, conversation: string, seq: number): LoadedChats => ({
  ...list,
  chats: list.chats.map(chat =>
    chat.conversation.id === conversation ? chatWithDelivered(chat, seq) : chat,
  ),
});

const chatWithDelivered = (chat: Chat, seq: number): Chat =>
  seq <= chat.conversation.delivered_to_other_seq
    ? chat
    : { ...chat, conversation: { ...chat.conversation, delivered_to_other_seq: seq } };

export function listWithout(list: LoadedChats, isGone: (chat: Chat) => boolean): LoadedChats {
  const gone = list.chats.filter(isGone);
  if (gone.length === 0) return list;
  const chats = list.chats.filter(chat => !isGone(chat));
  return { ...list, chats, num_unread_messages: list.num_unread_messages - sumUnread(gone) };
}

export const threadWithoutMessage = (thread: Thread, id: string): Thread => ({
  ...thread,
  messages: thread.messages.filter(message => message.id !== id),
});

export const hasMessage = (thread: Thread, message: Message): boolean =>
  thread.messages.some(({ id }) => id === message.id);

export function threadWithMessage(thread: Thread, message: Message): CacheUpdate<Thread> {
  const last = thread.messages.at(-1);
  const first = thread.messages[0];
  const isKnown = hasMessage(thread, message);
  const chat = thread.chat && chatWithMessage(thread.chat, message, isKnown);
  // A message before the loaded part is fetched when the reader scrolls up.
  const isBefore = !isKnown && thread.has_earlier && first !== undefined && message.seq < first.seq;
  const isAfter = !isKnown && thread.has_later && message.seq > (last?.seq ?? 0);
  // The missing messages before this one must be fetched first.
  const isBeyond = !isKnown && !thread.has_later && message.seq > (last?.seq ?? 0) + 1;
  if (isAfter && chat) return { state: { ...thread, chat: chat.state }, needsRefetch: chat.needsRefetch };
  if (isBefore || isBeyond) return { state: thread, needsRefetch: isBeyond };
  // Only the server knows whether this missing message was deleted or has just become visible.
  if (!isKnown && last !== undefined && message.seq < last.seq)
    return { state: clearedThread(thread), needsRefetch: true };
  return {
    state: {
      ...thread,
      chat: chat ? chat.state : null,
      messages: mergeThreadMessages(thread.messages, [message]),
    },
    needsRefetch: chat === null || chat.needsRefetch,
  };
}

export function threadWithRead(thread: Thread, read: ReadEvent): CacheUpdate<Thread> {
  const update = thread.chat && chatWithRead(thread.chat, read);
  if (!update || update.state === thread.chat) return { state: thread, needsRefetch: false };
  return { state: { ...thread, chat: update.state }, needsRefetch: update.needsRefetch };
}

const chatWithPhotosShown = (chat: Chat, shows_photos: boolean): Chat => ({
  ...chat,
  conversation: { ...chat.conversation, shows_photos },
});

export const listWithPhotosShown = (
  list: LoadedChats,
  conversation: string,
  shown: boolean,
): LoadedChats => ({
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
