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
import { invalidateQuery } from '../data/invalidate.ts';
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

/** A chat may have moved to another page between two requests. */
function joinPages({ pages }: ChatPages): LoadedChats {
  const chats = new Map(pages.flatMap(page => page.chats.map(chat => [chat.conversation.id, chat])));
  return {
    chats: [...chats.values()],
    next: pages.at(-1)?.next ?? null,
    num_unread_messages: pages[0]?.num_unread_messages ?? 0,
  };
}

/** Each page contains as many chats as before, and begins where the previous one ends. */
function splitIntoPages(
  { chats, num_unread_messages }: LoadedChats,
  { pages, pageParams }: ChatPages,
): ChatPages {
  let end = 0;
  const split = pages.map(page => {
    const part = chats.slice(end, end + page.chats.length);
    end += page.chats.length;
    const last = part.at(-1);
    return { chats: part, num_unread_messages, next: page.next && last ? cursorAfter(last) : page.next };
  });
  return { pages: split, pageParams: pageParams.map((param, index) => split[index - 1]?.next ?? param) };
}

const cursorAfter = ({ conversation: { id, last_message: last } }: Chat): string =>
  formatCursor({ at: new Date(last.sent_at), id });

/** A new page may already include a message whose event comes later. */
const hasOneUnreadCount = ({ pages }: ChatPages): boolean =>
  pages.every(page => page.num_unread_messages === pages[0]?.num_unread_messages);

export const updateChats = pagesUpdater(chatsKey, joinPages, splitIntoPages, hasOneUnreadCount);

export async function loadMoreChats(cache: QueryClient): Promise<void> {
  await loadNextPage(cache, chatsQuery());
  const loaded = cache.getQueryData(chatsKey);
  if (loaded && !hasOneUnreadCount(loaded)) void invalidateQuery(cache, chatsKey);
}

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
