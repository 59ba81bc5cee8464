import type { QueryClient } from '@tanstack/react-query';
import { type Chat, getChats } from '#contract/chats';
import type { Api } from '#contract/client';
import { formatCursor } from '#contract/cursor';
import { callApi } from '../../api.ts';
import { settleLook } from '../../live/settle-look.ts';
import { type ChatList, chatsQuery } from '../chats-query.ts';

/** Where the next look goes, beside the first stretch: so many conversations stand before it. */
const turns = new WeakMap<QueryClient, number>();

/**
 * Looks whether the chat list is what events made of it: at its first stretch, which every missed message changes, at what is unread in
 * all, and at one further stretch, another one each time (ADR 0109). What differs has it fetched as far as it was loaded.
 */
export async function lookAtChats(cache: QueryClient, api: Api): Promise<void> {
  const { queryKey } = chatsQuery(api);
  const known = cache.getQueryData<ChatList>(queryKey);
  if (!known) return;
  const first = await callApi(api, getChats);
  const turn = turns.get(cache) ?? 0;
  const from = turn > first.chats.length && turn < known.chats.length ? turn : first.chats.length;
  const before = known.chats[from - 1];
  const further =
    before && from < known.chats.length
      ? await callApi(api, getChats, { query: { before: formatCursor(placeOf(before)) } })
      : null;
  turns.set(cache, from + (further?.chats.length ?? 0));
  const list = withPart(withPart(known, 0, first), from, further);
  const isTrue = list && first.num_unread_messages === known.num_unread_messages;
  settleLook(cache, queryKey, known, isTrue ? list : null);
}

const placeOf = ({ conversation: { id, last_message: last } }: Chat) => ({ at: new Date(last.sent_at), id });

/** The list with the chats from a place on as they are now; null where these are others, or something was said, read or taken back. */
function withPart(list: ChatList | null, from: number, fresh: ChatList | null): ChatList | null {
  if (!list || !fresh) return list;
  const { chats, next } = list;
  const now = next === null ? fresh.chats : fresh.chats.slice(0, chats.length - from);
  const isTrue = now.every((chat, index) => factsOf(chat) === factsOf(chats[from + index]));
  const endsHere = fresh.next === null && from + now.length < chats.length;
  if (!isTrue || endsHere) return null;
  return { ...list, chats: [...chats.slice(0, from), ...now, ...chats.slice(from + now.length)] };
}

/** What events tell of a chat. Cards and the addresses of pictures change without one. */
function factsOf(chat: Chat | undefined): string {
  if (!chat) return '';
  const { conversation, num_unread_messages: unread } = chat;
  const { photo, ...last } = conversation.last_message;
  return JSON.stringify([{ ...conversation, last_message: last }, photo !== null, unread]);
}
