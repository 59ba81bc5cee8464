import type { QueryClient } from '@tanstack/react-query';
import { type Chat, getChats } from '#contract/chats';
import { formatCursor } from '#contract/cursor';
import { apiOf, callApi } from '../../data/api.ts';
import { settleCheck } from '../../data/settle-check.ts';
import { chatsQuery, type LoadedChats } from '../chats-query.ts';

/** Index in the chat list where the next `checkChatList` continues. */
const nextOffsets = new WeakMap<QueryClient, number>();

/**
 * Refetches the chat list if it differs on the server. Each call compares the first and one further page.
 * @spec 7.8 D5.6
 */
export async function checkChatList(cache: QueryClient): Promise<void> {
  const { queryKey } = chatsQuery();
  const known = cache.getQueryData<LoadedChats>(queryKey);
  if (!known) return;
  const first = await callApi(apiOf(cache), getChats);
  const offset = nextOffsets.get(cache) ?? 0;
  const from = offset > first.chats.length && offset < known.chats.length ? offset : first.chats.length;
  const before = known.chats[from - 1];
  const further =
    before && from < known.chats.length
      ? await callApi(apiOf(cache), getChats, { query: { before: formatCursor(positionOf(before)) } })
      : null;
  nextOffsets.set(cache, from + (further?.chats.length ?? 0));
  const list = withPart(withPart(known, 0, first), from, further);
  const isCurrent = list && first.num_unread_messages === known.num_unread_messages;
  settleCheck(cache, queryKey, known, isCurrent ? list : null);
}

const positionOf = ({ conversation: { id, last_message: last } }: Chat) => ({
  at: new Date(last.sent_at),
  id,
});

/** Returns null if the lists differ. Differences in member cards and picture addresses do not count. */
function withPart(list: LoadedChats | null, from: number, fresh: LoadedChats | null): LoadedChats | null {
  if (!list || !fresh) return list;
  const { chats, next } = list;
  const now = next === null ? fresh.chats : fresh.chats.slice(0, chats.length - from);
  const isCurrent = now.every((chat, index) => comparable(chat) === comparable(chats[from + index]));
  const endsHere = fresh.next === null && from + now.length < chats.length;
  if (!isCurrent || endsHere) return null;
  return { ...list, chats: [...chats.slice(0, from), ...now, ...chats.slice(from + now.length)] };
}

/** Leaves out member card and picture addresses, because they change without an event. */
function comparable(chat: Chat | undefined): string {
  if (!chat) return '';
  const { conversation, num_unread_messages: unread } = chat;
  const { photo, ...last } = conversation.last_message;
  return JSON.stringify([{ ...conversation, last_message: last }, photo !== null, unread]);
}
