import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { getChat } from '#contract/chats';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { callApi } from '../api.ts';
import { mergeMessages } from './merge-messages.ts';

/** A conversation is opened by its own id or by the member it is with. */
export type ThreadPlace = { conversation: string } | { profile: string };
/** A conversation and the unbroken stretch of its messages that was loaded so far; it need not reach the first or the latest. */
export type Thread = Output<typeof getChat>;

/**
 * A conversation, opened at its first unread message, else at its end. Asked again, it fetches what came after its last message
 * only: a lost connection is caught up with, and earlier pages stay.
 */
export const threadQuery = (api: Api, place: ThreadPlace) =>
  queryOptions({
    queryKey: ['thread', place] as const,
    queryFn: async ({ client, queryKey, signal }) => {
      const known = client.getQueryData<Thread>(queryKey);
      if (!known?.chat) {
        const opened = await callApi(api, getChat, { query: { ...place, at: 'unread' }, signal });
        return withNews(opened, known, client.getQueryData<Thread>(queryKey));
      }
      const fetched = await catchUp(api, place, known, signal);
      const now = client.getQueryData<Thread>(queryKey);
      return withNews(asTold(fetched, known, now ?? known), known, now);
    },
    // A page that opens shows its own progress, and says itself why a conversation is gone.
    meta: { progress: 'never' },
  });

/** Whether the conversation with a member is on the page: its bubbles say what was sent. */
export const isThreadShown = (cache: QueryClient, profile: string): boolean =>
  cache
    .getQueryCache()
    .findAll({ queryKey: ['thread'], type: 'active' })
    .some(({ state }) => (state.data as Thread | undefined)?.profile.id === profile);

/**
 * Messages the answer says nothing of, since it begins after them, stay as events have made them meanwhile: a photo that may be seen now,
 * credits that came back.
 */
function asTold(fetched: Thread, known: Thread, now: Thread): Thread {
  if (now.messages === known.messages) return fetched;
  const untouched = new Set(known.messages);
  const told = new Map(now.messages.map(message => [message.id, message]));
  const messages = fetched.messages.map(message =>
    untouched.has(message) ? (told.get(message.id) ?? message) : message,
  );
  return { ...fetched, messages };
}

/**
 * What was said while it was asked, and the answer does not know yet, stays behind it: the next answer knows, but without a line there is
 * none for long, and what is sent does not vanish.
 */
function withNews(fetched: Thread, known: Thread | undefined, now: Thread | undefined): Thread {
  if (!now || now.messages === known?.messages || fetched.has_later) return fetched;
  const had = new Set(known?.messages.map(({ id }) => id));
  const news = now.messages.filter(({ id, seq }) => seq > lastSeq(fetched) && !had.has(id));
  return { ...fetched, messages: mergeMessages(fetched.messages, news) };
}

/** How many stretches are caught up with at once: after a long absence the rest comes when the reader scrolls there. */
const STRETCHES_AT_ONCE = 4;
/** How many are fetched again where something changed. */
const STRETCHES_AGAIN = 20;

async function catchUp(api: Api, place: ThreadPlace, known: Thread, signal: AbortSignal): Promise<Thread> {
  let thread = known;
  let after = settledUpTo(known);
  for (let stretches = 0; stretches < STRETCHES_AT_ONCE; stretches++) {
    const fresh = await callApi(api, getChat, { query: { ...place, after }, signal }).catch(error => {
      // Deleted on another device: by its id it is no longer found.
      if (isApiError(error) && error.code === 'not_found') return emptied(known);
      throw error;
    });
    if (!fresh.chat) return emptied(fresh);
    if (fresh.chat.conversation.revision !== known.chat?.conversation.revision)
      return again(api, place, known, signal);
    thread = joined(thread, fresh);
    const last = fresh.messages.at(-1);
    // Who has not scrolled to the end need not have more of it.
    if (!last || !fresh.has_later || known.has_later) return thread;
    after = last.seq;
  }
  return thread;
}

/** Of what was loaded already some was taken back or deleted: it is fetched again, as far as it reached. */
async function again(api: Api, place: ThreadPlace, known: Thread, signal: AbortSignal): Promise<Thread> {
  const first = known.messages[0]?.seq ?? 1;
  let thread = await callApi(api, getChat, { query: { ...place, after: first - 1 }, signal });
  for (let stretches = 1; stretches < STRETCHES_AGAIN && fallsShort(thread, known); stretches++) {
    const query = { ...place, after: lastSeq(thread) };
    thread = followed(thread, await callApi(api, getChat, { query, signal }));
  }
  const isSame = thread.messages.length > 0 && !fallsShort(thread, known);
  return isSame ? thread : callApi(api, getChat, { query: { ...place, at: 'unread' }, signal });
}

const lastSeq = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;
const fallsShort = (thread: Thread, known: Thread): boolean =>
  thread.has_later && (!known.has_later || lastSeq(thread) < lastSeq(known));

/** What changed between the two stretches is not told apart: the older revision stands. */
const followed = (thread: Thread, next: Thread): Thread => ({
  ...next,
  chat: thread.chat,
  messages: mergeMessages(thread.messages, next.messages),
  has_earlier: thread.has_earlier,
});

/** The last message before which nothing can change any more: one that is held will be delivered. */
function settledUpTo({ messages }: Thread): number {
  const held = messages.find(message => message.held && !message.unsent);
  return held ? held.seq - 1 : (messages.at(-1)?.seq ?? 0);
}

/** A conversation that was deleted: nothing was ever said. */
export const emptied = (thread: Thread): Thread => ({
  ...thread,
  chat: null,
  messages: [],
  has_earlier: false,
  has_later: false,
});

function joined(known: Thread, fresh: Thread): Thread {
  // Nothing lies before what is new: the rest was deleted meanwhile.
  if (fresh.messages.length > 0 && !fresh.has_earlier) return fresh;
  const messages = mergeMessages(known.messages, fresh.messages);
  return {
    ...fresh,
    // What became too old meanwhile is hidden here, too.
    messages: messages.filter(({ seq }) => seq > fresh.hidden_seq),
    has_earlier: known.has_earlier,
  };
}

/** The messages before those that are loaded are put in front; what arrived meanwhile stays. */
export async function loadEarlier(cache: QueryClient, api: Api, place: ThreadPlace): Promise<void> {
  const { queryKey } = threadQuery(api, place);
  const before = cache.getQueryData(queryKey)?.messages[0]?.seq;
  if (before === undefined) return;
  const { messages, has_earlier } = await callApi(api, getChat, { query: { ...place, before } });
  cache.setQueryData(queryKey, thread => {
    // Deleted, or loaded anew from its end.
    if (thread?.messages[0]?.seq !== before) return thread;
    return { ...thread, messages: mergeMessages(messages, thread.messages), has_earlier };
  });
}

/** The messages after those that are loaded are put behind. */
export async function loadLater(cache: QueryClient, api: Api, place: ThreadPlace): Promise<void> {
  const { queryKey } = threadQuery(api, place);
  const known = cache.getQueryData(queryKey);
  const after = known?.messages.at(-1)?.seq;
  if (!known?.has_later || after === undefined) return;
  const { messages, has_later } = await callApi(api, getChat, { query: { ...place, after } });
  cache.setQueryData(queryKey, thread => {
    // Deleted, loaded anew from its end, or caught up with.
    if (thread?.messages.at(-1)?.seq !== after) return thread;
    return { ...thread, messages: mergeMessages(thread.messages, messages), has_later };
  });
  // What came meanwhile may lie beyond: nobody put it behind what was not the end.
  if (!has_later) await cache.invalidateQueries({ queryKey, exact: true });
}

/** Opens the conversation at its end instead: what is loaded, and lies hundreds of messages before it, is let go. */
export async function loadEnd(cache: QueryClient, api: Api, place: ThreadPlace): Promise<void> {
  const { queryKey } = threadQuery(api, place);
  if (!cache.getQueryData(queryKey)?.has_later) return;
  await cache.cancelQueries({ queryKey, exact: true });
  const end = await callApi(api, getChat, { query: place });
  cache.setQueryData(queryKey, end);
  await cache.invalidateQueries({ queryKey, exact: true });
}
