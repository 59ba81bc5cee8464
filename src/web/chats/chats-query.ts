import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { type Chat, getChats } from '#contract/chats';
import { formatCursor } from '#contract/cursor';
import { useUser } from '../accounts/user-query.ts';
import { checkPages, loadNextPage, pagesUpdater } from '../data/pages.ts';
import { pagedQuery } from '../data/query.ts';

export type LoadedChats = Output<typeof getChats>;
type ChatPages = InfiniteData<LoadedChats>;

/** @spec 7.8 */
export const chatsQuery = () =>
  infiniteQueryOptions({
    ...pagedQuery(getChats, 'before', ({ next }) => next),
    select: joinPages,
    meta: { progress: 'first' },
  });

const chatsKey = chatsQuery().queryKey;

/**
 * A chat may have moved to another page between two requests. The total adds up the loaded chats, because the pages may
 * have been fetched before and after a change, and its event then changes only some of them.
 */
function joinPages({ pages }: ChatPages): LoadedChats {
  const byId = new Map(pages.flatMap(page => page.chats.map(chat => [chat.conversation.id, chat])));
  const chats = [...byId.values()];
  const last = pages.at(-1);
  const notLoaded = last ? last.num_unread_messages - sumUnread(last.chats) : 0;
  return { chats, next: last?.next ?? null, num_unread_messages: sumUnread(chats) + notLoaded };
}

export const sumUnread = (chats: Chat[]): number =>
  chats.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0);

/** Each page contains as many chats as before, and begins where the previous one ends. */
function splitIntoPages(
  { chats, num_unread_messages }: LoadedChats,
  { pages, pageParams }: ChatPages,
): ChatPages {
  let end = 0;
  const split = pages.map(page => {
    const earlier = chats.slice(0, end);
    const part = chats.slice(end, end + page.chats.length);
    end += page.chats.length;
    const last = part.at(-1);
    return {
      chats: part,
      num_unread_messages: num_unread_messages - sumUnread(earlier),
      next: page.next && last ? cursorAfter(last) : page.next,
    };
  });
  return { pages: split, pageParams: pageParams.map((param, index) => split[index - 1]?.next ?? param) };
}

const cursorAfter = ({ conversation: { id, last_message: last } }: Chat): string =>
  formatCursor({ at: new Date(last.sent_at), id });

export const updateChats = pagesUpdater(chatsKey, joinPages, splitIntoPages);

export const loadMoreChats = (cache: QueryClient): Promise<void> => loadNextPage(cache, chatsQuery());

/** Member cards and picture addresses change without an event. */
export const checkChats = (cache: QueryClient): Promise<void> =>
  checkPages(cache, chatsQuery(), ({ chats, ...page }) => [
    page,
    chats.map(({ conversation: { last_message, ...conversation }, num_unread_messages }) => [
      conversation,
      { ...last_message, photo: last_message.photo !== null },
      num_unread_messages,
    ]),
  ]);

const unreadIn = ({ num_unread_messages }: LoadedChats): number => num_unread_messages;

/** Until the chats are loaded, the count comes from the user query. */
export function useUnreadCount(): number {
  const user = useUser();
  const { data: chats } = useInfiniteQuery({ ...chatsQuery(), enabled: false });
  return chats && user ? unreadIn(chats) : (user?.counts.unread_messages ?? 0);
}
