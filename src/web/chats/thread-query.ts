import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callName, type Output } from '#contract/call';
import { getChat, type Message } from '#contract/chats';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { apiOf, callApi } from '../data/api.ts';
import { invalidateQuery } from '../data/invalidate.ts';
import { queryKeyOf } from '../data/query.ts';
import { certainUpdate, updateQuery } from '../data/update-query.ts';

export type ThreadKey = { conversation: string } | { profile: string };
/** The loaded messages have no gaps, but earlier or later ones may be missing. */
export type Thread = Output<typeof getChat>;

/**
 * A refetch keeps the loaded messages and adds later ones.
 * @spec 2.9 D5.6
 */
export const threadQuery = (threadKey: ThreadKey) =>
  queryOptions({
    queryKey: queryKeyOf(getChat, threadKey),
    queryFn: ({ client, queryKey, signal }) => {
      const api = apiOf(client);
      const loaded = client.getQueryData<Thread>(queryKey);
      if (loaded?.chat) return fetchNewer(api, threadKey, loaded, signal);
      return callApi(api, getChat, { query: { ...threadKey, at: 'unread' }, signal });
    },
    // No progress bar, because the page itself shows the progress.
    meta: { progress: 'never' },
  });

/** The beginning of the keys of all threads. */
export const THREADS_KEY = [callName(getChat)];

/** A gift appears in a shown conversation, so the sender needs no toast. */
export const isThreadShown = (cache: QueryClient, profile: string): boolean =>
  cache
    .getQueryCache()
    .findAll({ queryKey: THREADS_KEY, type: 'active' })
    .some(({ state }) => (state.data as Thread | undefined)?.profile.id === profile);

/** After a long absence, further pages load when the reader scrolls. */
const MAX_CATCH_UP_PAGES = 4;
const MAX_REFETCH_PAGES = 20;

async function fetchNewer(
  api: Api,
  threadKey: ThreadKey,
  loaded: Thread,
  signal: AbortSignal,
): Promise<Thread> {
  let thread = loaded;
  let after = settledUpTo(loaded);
  for (let page = 0; page < MAX_CATCH_UP_PAGES; page++) {
    const fresh = await callApi(api, getChat, { query: { ...threadKey, after }, signal }).catch(error => {
      // The conversation was deleted on another device.
      if (isApiError(error) && error.code === 'not_found') return clearedThread(loaded);
      throw error;
    });
    if (!fresh.chat) return clearedThread(fresh);
    if (fresh.chat.conversation.revision !== loaded.chat?.conversation.revision)
      return refetchLoaded(api, threadKey, loaded, signal);
    thread = joinPages(thread, fresh);
    const last = fresh.messages.at(-1);
    // If `loaded` lacks the conversation's end, the reader loads later pages by scrolling.
    if (!last || !fresh.has_later || loaded.has_later) return thread;
    after = last.seq;
  }
  return thread;
}

/** Fetches the loaded messages again, because one of them was unsent or deleted. */
async function refetchLoaded(
  api: Api,
  threadKey: ThreadKey,
  loaded: Thread,
  signal: AbortSignal,
): Promise<Thread> {
  const first = loaded.messages[0]?.seq ?? 1;
  let thread = await callApi(api, getChat, { query: { ...threadKey, after: first - 1 }, signal });
  for (let page = 1; page < MAX_REFETCH_PAGES && fallsShort(thread, loaded); page++) {
    const query = { ...threadKey, after: lastSeq(thread) };
    thread = withNextPage(thread, await callApi(api, getChat, { query, signal }));
  }
  const isSame = thread.messages.length > 0 && !fallsShort(thread, loaded);
  return isSame ? thread : callApi(api, getChat, { query: { ...threadKey, at: 'unread' }, signal });
}

const lastSeq = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;
const fallsShort = (thread: Thread, loaded: Thread): boolean =>
  thread.has_later && (!loaded.has_later || lastSeq(thread) < lastSeq(loaded));

/** The next refetch compares `chat.revision`, so the first page's value must remain. */
const withNextPage = (thread: Thread, next: Thread): Thread => ({
  ...next,
  chat: thread.chat,
  messages: mergeThreadMessages(thread.messages, next.messages),
  has_earlier: thread.has_earlier,
});

/** `held` messages are fetched again, because they change when the sender confirms their email address. */
function settledUpTo({ messages }: Thread): number {
  const held = messages.find(message => message.held && !message.unsent);
  return held ? held.seq - 1 : (messages.at(-1)?.seq ?? 0);
}

/** A late older copy must not restore a message that its sender took back. */
export function mergeThreadMessages(loaded: Message[], fresh: Message[]): Message[] {
  if (fresh.length === 0) return loaded;
  const byId = new Map(loaded.map(message => [message.id, message]));
  for (const message of fresh)
    if (message.unsent || !byId.get(message.id)?.unsent) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

export const clearedThread = (thread: Thread): Thread => ({
  ...thread,
  chat: null,
  messages: [],
  has_earlier: false,
  has_later: false,
});

function joinPages(loaded: Thread, fresh: Thread): Thread {
  // The server has no earlier messages, so the loaded earlier ones were deleted.
  if (fresh.messages.length > 0 && !fresh.has_earlier) return fresh;
  const messages = mergeThreadMessages(loaded.messages, fresh.messages);
  return {
    ...fresh,
    messages: messages.filter(({ seq }) => seq > fresh.hidden_seq),
    has_earlier: loaded.has_earlier,
  };
}

export const loadEarlier = (cache: QueryClient, threadKey: ThreadKey): Promise<void> =>
  loadPage(cache, threadKey, 'before');

export async function loadLater(cache: QueryClient, threadKey: ThreadKey): Promise<void> {
  const { queryKey } = threadQuery(threadKey);
  if (!cache.getQueryData(queryKey)?.has_later) return;
  await loadPage(cache, threadKey, 'after');
  // While `has_later` was true, events did not append their messages to the thread.
  if (!cache.getQueryData(queryKey)?.has_later) await invalidateQuery(cache, queryKey);
}

async function loadPage(cache: QueryClient, threadKey: ThreadKey, side: 'before' | 'after'): Promise<void> {
  const { queryKey } = threadQuery(threadKey);
  const edgeOf = (thread?: Thread) => thread?.messages.at(side === 'before' ? 0 : -1)?.seq;
  const edge = edgeOf(cache.getQueryData(queryKey));
  if (edge === undefined) return;
  const page = await callApi(apiOf(cache), getChat, { query: { ...threadKey, [side]: edge } });
  updateQuery(cache, queryKey, thread => {
    // After a deletion or refetch during the call, the fetched page no longer fits.
    if (edgeOf(thread) !== edge) return certainUpdate(thread);
    const messages = mergeThreadMessages(thread.messages, page.messages);
    const { has_earlier, has_later } = page;
    return certainUpdate({ ...thread, messages, ...(side === 'before' ? { has_earlier } : { has_later }) });
  });
}

export async function loadEnd(cache: QueryClient, threadKey: ThreadKey): Promise<void> {
  const { queryKey } = threadQuery(threadKey);
  if (!cache.getQueryData(queryKey)?.has_later) return;
  await cache.cancelQueries({ queryKey, exact: true });
  const end = await callApi(apiOf(cache), getChat, { query: threadKey });
  cache.setQueryData(queryKey, end);
  await cache.invalidateQueries({ queryKey, exact: true });
}
