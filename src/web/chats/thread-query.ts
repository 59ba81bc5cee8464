import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callName, type Output } from '#contract/call';
import { getChat } from '#contract/chats';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { apiOf, callApi } from '../data/api.ts';
import { queryKeyOf } from '../data/query.ts';
import { mergeThreadMessages } from './merge-thread-messages.ts';

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
    queryFn: async ({ client, queryKey, signal }) => {
      const api = apiOf(client);
      const loaded = client.getQueryData<Thread>(queryKey);
      if (!loaded?.chat) {
        const opened = await callApi(api, getChat, { query: { ...threadKey, at: 'unread' }, signal });
        return withLiveMessages(opened, loaded, client.getQueryData<Thread>(queryKey));
      }
      const fetched = await fetchNewer(api, threadKey, loaded, signal);
      const now = client.getQueryData<Thread>(queryKey);
      return withLiveMessages(withLiveChanges(fetched, loaded, now ?? loaded), loaded, now);
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

/** Keeps changes that events made to messages during the fetch. */
function withLiveChanges(fetched: Thread, loaded: Thread, now: Thread): Thread {
  if (now.messages === loaded.messages) return fetched;
  const untouched = new Set(loaded.messages);
  const changed = new Map(now.messages.map(message => [message.id, message]));
  const messages = fetched.messages.map(message =>
    untouched.has(message) ? (changed.get(message.id) ?? message) : message,
  );
  return { ...fetched, messages };
}

/** Keeps messages that events added after the server had answered the fetch. */
function withLiveMessages(fetched: Thread, loaded: Thread | undefined, now: Thread | undefined): Thread {
  if (!now || now.messages === loaded?.messages || fetched.has_later) return fetched;
  const had = new Set(loaded?.messages.map(({ id }) => id));
  const arrived = now.messages.filter(({ id, seq }) => seq > lastSeq(fetched) && !had.has(id));
  return { ...fetched, messages: mergeThreadMessages(fetched.messages, arrived) };
}

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

export async function loadEarlier(cache: QueryClient, threadKey: ThreadKey): Promise<void> {
  const { queryKey } = threadQuery(threadKey);
  const before = cache.getQueryData(queryKey)?.messages[0]?.seq;
  if (before === undefined) return;
  const { messages, has_earlier } = await callApi(apiOf(cache), getChat, { query: { ...threadKey, before } });
  cache.setQueryData(queryKey, thread => {
    // After a deletion or refetch during the call, the fetched page no longer fits.
    if (thread?.messages[0]?.seq !== before) return thread;
    return { ...thread, messages: mergeThreadMessages(messages, thread.messages), has_earlier };
  });
}

export async function loadLater(cache: QueryClient, threadKey: ThreadKey): Promise<void> {
  const { queryKey } = threadQuery(threadKey);
  const loaded = cache.getQueryData(queryKey);
  const after = loaded?.messages.at(-1)?.seq;
  if (!loaded?.has_later || after === undefined) return;
  const { messages, has_later } = await callApi(apiOf(cache), getChat, { query: { ...threadKey, after } });
  cache.setQueryData(queryKey, thread => {
    // After a change at the thread's end, the fetched page no longer fits.
    if (thread?.messages.at(-1)?.seq !== after) return thread;
    return { ...thread, messages: mergeThreadMessages(thread.messages, messages), has_later };
  });
  // While `has_later` was true, events did not append their messages to the thread.
  if (!has_later) await cache.invalidateQueries({ queryKey, exact: true });
}

export async function loadEnd(cache: QueryClient, threadKey: ThreadKey): Promise<void> {
  const { queryKey } = threadQuery(threadKey);
  if (!cache.getQueryData(queryKey)?.has_later) return;
  await cache.cancelQueries({ queryKey, exact: true });
  const end = await callApi(apiOf(cache), getChat, { query: threadKey });
  cache.setQueryData(queryKey, end);
  await cache.invalidateQueries({ queryKey, exact: true });
}
