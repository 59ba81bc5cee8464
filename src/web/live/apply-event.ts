import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { eventTags, type LiveEvent } from '#contract/events';
import { getMember, type MemberCard } from '#contract/profiles';
import { fillTags } from '#contract/tags';
import type { UserAnswer } from '../accounts/tab-session.ts';
import { userQuery } from '../accounts/user-query.ts';
import {
  type CacheUpdate,
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
} from '../chats/chat-events.ts';
import { chatsQuery } from '../chats/chats-query.ts';
import { isDeleted, rememberDeleted } from '../chats/deletion/deleted-messages.ts';
import { clearedThread, THREADS_KEY, type Thread } from '../chats/thread-query.ts';
import { setTyping } from '../chats/typing/typing-state.ts';
import { invalidate } from '../data/invalidate.ts';
import { query } from '../data/query.ts';
import { withLikeSeen, withoutLike, withoutMemberLikes } from '../likes/like-events.ts';
import { likesQuery } from '../likes/likes-query.ts';
import { certainUpdate, likelyUpdate, updateQuery, updateThreads } from './update-query.ts';

const chatsKey = chatsQuery().queryKey;
const likesKey = likesQuery().queryKey;

/**
 * The browser may receive an event twice, or events out of order.
 * @spec D5.6
 */
export const applyEvent = <T extends LiveEvent['type']>(
  cache: QueryClient,
  event: Extract<LiveEvent, { type: T }>,
): void => {
  cacheWriters[event.type as T]?.(cache, event);
  void invalidate(cache, fillTags(eventTags[event.type] ?? [], event));
};

type CacheWriters = {
  [T in LiveEvent['type']]?: (cache: QueryClient, event: Extract<LiveEvent, { type: T }>) => void;
};

const cacheWriters: CacheWriters = {
  message(cache, { message, profile }) {
    // Ignores a late event of a message that the viewer has deleted.
    if (isDeleted(cache, message.id)) return;
    const matches = (thread: Thread) =>
      isThreadOf(message.conversation)(thread) || thread.profile.id === profile;
    const loaded = cache.getQueriesData<Thread>({ queryKey: THREADS_KEY });
    const isKnown = loaded.some(([, thread]) => thread && matches(thread) && hasMessage(thread, message));
    if (!message.mine) setTyping(cache, message.conversation, false);
    updateQuery(cache, chatsKey, list => listWithMessage(list, message, isKnown));
    updateThreads(cache, matches, thread => threadWithMessage(thread, message));
    refreshUserCounts(cache, chatsKey);
  },
  read(cache, event) {
    updateQuery(cache, chatsKey, list => listWithRead(list, event.conversation, event));
    updateThreads(cache, isThreadOf(event.conversation), thread => threadWithRead(thread, event));
  },
  photos_shown(cache, { conversation, shown }) {
    updateQuery(cache, chatsKey, list => likelyUpdate(listWithPhotosShown(list, conversation, shown)));
    updateThreads(cache, isThreadOf(conversation), thread =>
      likelyUpdate(threadWithPhotosShown(thread, shown)),
    );
  },
  delivered(cache, { conversation, seq }) {
    updateQuery(cache, chatsKey, list => certainUpdate(listWithDelivered(list, conversation, seq)));
    updateThreads(cache, isThreadOf(conversation), thread => certainUpdate(threadWithDelivered(thread, seq)));
  },
  typing(cache, { conversation, typing }) {
    setTyping(cache, conversation, typing);
  },
  presence(cache, { profile, activity }) {
    const now = <T extends MemberCard>(card: T): T => (card.id === profile ? { ...card, activity } : card);
    const ofChat = <T extends { profile: MemberCard }>(chat: T): T => ({
      ...chat,
      profile: now(chat.profile),
    });
    updateQuery(cache, chatsKey, list => certainUpdate({ ...list, chats: list.chats.map(ofChat) }));
    updateQuery(cache, likesKey, likes => certainUpdate({ ...likes, profiles: likes.profiles.map(now) }));
    updateQuery(cache, query(getMember, { id: profile }).queryKey, answer =>
      certainUpdate({ ...answer, member: now(answer.member) }),
    );
    updateThreads(
      cache,
      thread => thread.profile.id === profile,
      thread => certainUpdate({ ...ofChat(thread), chat: thread.chat && ofChat(thread.chat) }),
    );
  },
  message_deleted(cache, { conversation, message }) {
    rememberDeleted(cache, message);
    // `likelyUpdate` refetches the list, because only the server knows the chat's new last message.
    updateQuery(cache, chatsKey, likelyUpdate);
    updateThreads(cache, isThreadOf(conversation), thread =>
      likelyUpdate(threadWithoutMessage(thread, message)),
    );
    refreshUserCounts(cache, chatsKey);
  },
  chat_deleted(cache, { conversation: gone }) {
    updateQuery(cache, chatsKey, list =>
      likelyUpdate(listWithout(list, chat => chat.conversation.id === gone)),
    );
    updateThreads(cache, isThreadOf(gone), thread => likelyUpdate(clearedThread(thread)));
  },
  // The event contains neither the member's card nor the time of the like, so the list is refetched.
  like: cache => refreshUserCounts(cache, likesKey),
  unlike(cache, { profile, by }) {
    updateQuery(cache, likesKey, likes => likelyUpdate(withoutLike(likes, profile, by)));
  },
  like_seen(cache, { profile }) {
    updateQuery(cache, likesKey, likes => likelyUpdate(withLikeSeen(likes, profile)));
  },
  blocked: removeMember,
  gone: removeMember,
  credits(cache, { credits }) {
    updateQuery(cache, userQuery().queryKey, ({ user }) => withCredits(user, credits));
  },
};

/** The viewer can no longer see this member. */
function removeMember(cache: QueryClient, { profile }: { profile: string }): void {
  updateQuery(cache, chatsKey, list => likelyUpdate(listWithout(list, chat => chat.profile.id === profile)));
  updateQuery(cache, likesKey, likes => likelyUpdate(withoutMemberLikes(likes, profile)));
  updateThreads(
    cache,
    thread => thread.profile.id === profile,
    thread => likelyUpdate(clearedThread(thread)),
  );
  refreshUserCounts(cache, chatsKey);
  refreshUserCounts(cache, likesKey);
}

/** Without a loaded list, the menu shows the counts in `user.counts`. */
function refreshUserCounts(cache: QueryClient, list: QueryKey): void {
  if (cache.getQueryData(list) === undefined) void invalidate(cache, ['user']);
}

const isThreadOf =
  (conversation: string) =>
  ({ chat }: Thread): boolean =>
    chat?.conversation.id === conversation;

/** A higher balance may mean that premium has started, so the user is refetched. */
const withCredits = (user: UserAnswer['user'], credits: number): CacheUpdate<UserAnswer> => ({
  state: { user: user && { ...user, credits } },
  needsRefetch: user !== null && credits > user.credits,
});
