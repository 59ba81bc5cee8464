import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { MemberCard } from '#contract/profiles';
import { refreshUserCounts } from '../accounts/user-event-writers.ts';
import {
  type CacheUpdate,
  type CacheWriters,
  certainUpdate,
  likelyUpdate,
  updateQuery,
} from '../data/update-query.ts';
import { withPresence } from '../profiles/member-event-writers.ts';
import {
  hasMessage,
  listWithDelivered,
  listWithMessage,
  listWithout,
  listWithPhotosShown,
  listWithRead,
  threadWithDelivered,
  threadWithMessage,
  threadWithoutMessage,
  threadWithPhotosShown,
  threadWithRead,
} from './chat-events.ts';
import { chatsQuery, updateChats } from './chats-query.ts';
import { clearedThread, THREADS_KEY, type Thread } from './thread-query.ts';
import { setTyping } from './typing/typing-state.ts';

const chatsKey = chatsQuery().queryKey;

const deleted = new WeakMap<QueryClient, Set<string>>();

/** Remembers a deleted message, so that a late event does not bring it back. */
function rememberDeleted(cache: QueryClient, message: string): void {
  deleted.set(cache, (deleted.get(cache) ?? new Set()).add(message));
}

const isDeleted = (cache: QueryClient, message: string): boolean => deleted.get(cache)?.has(message) ?? false;

/**
 * The browser may receive an event twice, or events out of order.
 * @spec D5.6
 */
export const chatEventWriters = {
  message(cache, { message, profile }) {
    // Ignores a late event of a message that the viewer has deleted.
    if (isDeleted(cache, message.id)) return;
    const matches = (thread: Thread) =>
      isThreadOf(message.conversation)(thread) || thread.profile.id === profile;
    const loaded = cache.getQueriesData<Thread>({ queryKey: THREADS_KEY });
    const isKnown = loaded.some(([, thread]) => thread && matches(thread) && hasMessage(thread, message));
    if (!message.mine) setTyping(cache, message.conversation, false);
    updateChats(cache, list => listWithMessage(list, message, isKnown));
    updateThreads(cache, matches, thread => threadWithMessage(thread, message));
    refreshUserCounts(cache, chatsKey);
  },
  read(cache, event) {
    updateChats(cache, list => listWithRead(list, event.conversation, event));
    updateThreads(cache, isThreadOf(event.conversation), thread => threadWithRead(thread, event));
    if (event.by === 'me') refreshUserCounts(cache, chatsKey);
  },
  photos_shown(cache, { conversation, shown }) {
    updateChats(cache, list => likelyUpdate(listWithPhotosShown(list, conversation, shown)));
    updateThreads(cache, isThreadOf(conversation), thread =>
      likelyUpdate(threadWithPhotosShown(thread, shown)),
    );
  },
  delivered(cache, { conversation, seq }) {
    updateChats(cache, list => certainUpdate(listWithDelivered(list, conversation, seq)));
    updateThreads(cache, isThreadOf(conversation), thread => certainUpdate(threadWithDelivered(thread, seq)));
  },
  typing: (cache, { conversation, typing }) => setTyping(cache, conversation, typing),
  presence(cache, event) {
    const now = <T extends { profile: MemberCard }>(chat: T): T => ({
      ...chat,
      profile: withPresence(chat.profile, event),
    });
    updateChats(cache, list => certainUpdate({ ...list, chats: list.chats.map(now) }));
    updateThreads(cache, isThreadWith(event.profile), thread =>
      certainUpdate({ ...now(thread), chat: thread.chat && now(thread.chat) }),
    );
  },
  message_deleted(cache, { conversation, message }) {
    rememberDeleted(cache, message);
    // `likelyUpdate` refetches the list, because only the server knows the chat's new last message.
    updateChats(cache, likelyUpdate);
    updateThreads(cache, isThreadOf(conversation), thread =>
      likelyUpdate(threadWithoutMessage(thread, message)),
    );
    refreshUserCounts(cache, chatsKey);
  },
  chat_deleted(cache, { conversation: gone }) {
    updateChats(cache, list => likelyUpdate(listWithout(list, chat => chat.conversation.id === gone)));
    updateThreads(cache, isThreadOf(gone), thread => likelyUpdate(clearedThread(thread)));
    refreshUserCounts(cache, chatsKey);
  },
  blocked: removeChats,
  gone: removeChats,
} satisfies CacheWriters;

/** The viewer can no longer see this member. */
function removeChats(cache: QueryClient, { profile }: { profile: string }): void {
  updateChats(cache, list => likelyUpdate(listWithout(list, chat => chat.profile.id === profile)));
  updateThreads(cache, isThreadWith(profile), thread => likelyUpdate(clearedThread(thread)));
  refreshUserCounts(cache, chatsKey);
}

const isThreadOf =
  (conversation: string) =>
  ({ chat }: Thread): boolean =>
    chat?.conversation.id === conversation;

const isThreadWith =
  (member: string) =>
  ({ profile }: Thread): boolean =>
    profile.id === member;

/** Only the answer says which conversation a thread that is loading belongs to, so each answer is compared again. */
function updateThreads(
  cache: QueryClient,
  matches: (thread: Thread) => boolean,
  apply: (thread: Thread) => CacheUpdate<Thread>,
): void {
  for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: THREADS_KEY })) {
    const thread = state.data as Thread | undefined;
    if (thread?.chat && !matches(thread)) continue;
    updateQuery(cache, queryKey as DataTag<QueryKey, Thread, Error>, fetched =>
      matches(fetched) ? withRevisionOf(thread, apply(fetched), fetched) : certainUpdate(fetched),
    );
  }
}

const UNKNOWN_REVISION = -1;

/**
 * The answer of a fetch may lack the message of an event because it was deleted since. With the revision from before the
 * fetch, the refetch after it compares all loaded messages.
 */
function withRevisionOf(
  known: Thread | undefined,
  { state, needsRefetch }: CacheUpdate<Thread>,
  { messages }: Thread,
): CacheUpdate<Thread> {
  const revision = known?.chat?.conversation.revision ?? UNKNOWN_REVISION;
  if (!state.chat || state.messages === messages) return { state, needsRefetch };
  const chat = { ...state.chat, conversation: { ...state.chat.conversation, revision } };
  return { state: { ...state, chat }, needsRefetch };
}
