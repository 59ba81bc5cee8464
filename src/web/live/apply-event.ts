import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/events';
import type { MemberCard } from '#contract/profiles';
import type { UserAnswer } from '../accounts/tab-session.ts';
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
import type { LoadedChats } from '../chats/chats-query.ts';
import { isDeleted, rememberDeleted } from '../chats/deletion/deleted-messages.ts';
import { clearedThread, type Thread } from '../chats/thread-query.ts';
import { setTyping } from '../chats/typing/typing-state.ts';
import { refreshAfterPayment } from '../credits/order/refresh-after-payment.ts';
import { withLikeSeen, withoutLike, withoutMemberLikes } from '../likes/like-events.ts';
import type { LoadedLikes } from '../likes/likes-query.ts';
import type { MemberAnswer } from '../profiles/member-query.ts';
import { refresh } from './refresh.ts';
import { certainUpdate, likelyUpdate, updateQuery, updateThreads } from './update-query.ts';

/**
 * The browser may receive an event twice, or events out of order.
 * @spec D5.6
 */
export const applyEvent = <T extends LiveEvent['type']>(
  cache: QueryClient,
  event: Extract<LiveEvent, { type: T }>,
): void => eventHandlers[event.type as T](cache, event);

type EventHandlers = {
  [T in LiveEvent['type']]: (cache: QueryClient, event: Extract<LiveEvent, { type: T }>) => void;
};

const eventHandlers: EventHandlers = {
  message(cache, { message, profile }) {
    // Ignores a late event of a message that the viewer has deleted.
    if (isDeleted(cache, message.id)) return;
    const matches = (thread: Thread) =>
      isThreadOf(message.conversation)(thread) || thread.profile.id === profile;
    const loaded = cache.getQueriesData<Thread>({ queryKey: ['thread'] });
    const isKnown = loaded.some(([, thread]) => thread && matches(thread) && hasMessage(thread, message));
    if (!message.mine) setTyping(cache, message.conversation, false);
    updateQuery<LoadedChats>(cache, ['chats'], list => listWithMessage(list, message, isKnown));
    updateThreads(cache, matches, thread => threadWithMessage(thread, message));
    refreshUserCounts(cache, ['chats']);
  },
  read(cache, event) {
    updateQuery<LoadedChats>(cache, ['chats'], list => listWithRead(list, event.conversation, event));
    updateThreads(cache, isThreadOf(event.conversation), thread => threadWithRead(thread, event));
  },
  photos_shown(cache, { conversation, shown }) {
    updateQuery<LoadedChats>(cache, ['chats'], list =>
      likelyUpdate(listWithPhotosShown(list, conversation, shown)),
    );
    updateThreads(cache, isThreadOf(conversation), thread =>
      likelyUpdate(threadWithPhotosShown(thread, shown)),
    );
  },
  delivered(cache, { conversation, seq }) {
    updateQuery<LoadedChats>(cache, ['chats'], list =>
      certainUpdate(listWithDelivered(list, conversation, seq)),
    );
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
    updateQuery<LoadedChats>(cache, ['chats'], list =>
      certainUpdate({ ...list, chats: list.chats.map(ofChat) }),
    );
    updateQuery<LoadedLikes>(cache, ['likes'], likes =>
      certainUpdate({ ...likes, profiles: likes.profiles.map(now) }),
    );
    updateQuery<MemberAnswer>(cache, ['member', profile], answer =>
      certainUpdate({ ...answer, member: now(answer.member) }),
    );
    updateThreads(
      cache,
      thread => thread.profile.id === profile,
      thread => certainUpdate({ ...ofChat(thread), chat: thread.chat && ofChat(thread.chat) }),
    );
  },
  sharing(cache) {
    for (const shown of ['chats', 'likes', 'thread', 'members', 'member']) refresh(cache, [shown]);
  },
  message_deleted(cache, { conversation, message }) {
    rememberDeleted(cache, message);
    // `likelyUpdate` refetches the list, because only the server knows the chat's new last message.
    updateQuery<LoadedChats>(cache, ['chats'], likelyUpdate);
    updateThreads(cache, isThreadOf(conversation), thread =>
      likelyUpdate(threadWithoutMessage(thread, message)),
    );
    refreshUserCounts(cache, ['chats']);
  },
  chat_deleted(cache, { conversation: gone }) {
    updateQuery<LoadedChats>(cache, ['chats'], list =>
      likelyUpdate(listWithout(list, chat => chat.conversation.id === gone)),
    );
    updateThreads(cache, isThreadOf(gone), thread => likelyUpdate(clearedThread(thread)));
  },
  like(cache, { profile }) {
    // The event contains neither the member's card nor the time of the like.
    refresh(cache, ['likes']);
    refresh(cache, ['member', profile]);
    refreshUserCounts(cache, ['likes']);
  },
  unlike(cache, { profile, by }) {
    updateQuery<LoadedLikes>(cache, ['likes'], likes => likelyUpdate(withoutLike(likes, profile, by)));
    refresh(cache, ['member', profile]);
  },
  like_seen(cache, { profile }) {
    updateQuery<LoadedLikes>(cache, ['likes'], likes => likelyUpdate(withLikeSeen(likes, profile)));
  },
  album(cache, { profile, by }) {
    if (by === 'me') refresh(cache, ['album-grants']);
    else refresh(cache, ['member', profile]);
  },
  verification(cache) {
    refresh(cache, ['verification']);
  },
  blocked(cache, { profile }) {
    removeMember(cache, profile);
    refresh(cache, ['blocked']);
    refresh(cache, ['album-grants']);
  },
  gone(cache, { profile }) {
    removeMember(cache, profile);
    refresh(cache, ['blocked']);
  },
  returned(cache, { profile }) {
    for (const shown of [['chats'], ['likes'], ['thread'], ['members'], ['member', profile], ['blocked']])
      refresh(cache, shown);
    refresh(cache, ['user']);
  },
  credits(cache, { credits }) {
    updateQuery<UserAnswer>(cache, ['user'], ({ user }) => withCredits(user, credits));
    refresh(cache, ['transactions']);
  },
  payment(cache, { payment }) {
    refresh(cache, ['payment', payment]);
    refreshAfterPayment(cache);
  },
  export(cache) {
    refresh(cache, ['export']);
  },
  user(cache) {
    refresh(cache, ['user']);
    refresh(cache, ['profile']);
    // The event may report a new main photo, which ends the verification.
    refresh(cache, ['verification']);
  },
};

/** The viewer can no longer see this member. */
function removeMember(cache: QueryClient, profile: string): void {
  updateQuery<LoadedChats>(cache, ['chats'], list =>
    likelyUpdate(listWithout(list, chat => chat.profile.id === profile)),
  );
  updateQuery<LoadedLikes>(cache, ['likes'], likes => likelyUpdate(withoutMemberLikes(likes, profile)));
  updateThreads(
    cache,
    thread => thread.profile.id === profile,
    thread => likelyUpdate(clearedThread(thread)),
  );
  refresh(cache, ['member', profile]);
  refresh(cache, ['members']);
  refreshUserCounts(cache, ['chats']);
  refreshUserCounts(cache, ['likes']);
}

/** Without a loaded list, the menu shows the counts in `user.counts`. */
function refreshUserCounts(cache: QueryClient, list: QueryKey): void {
  if (cache.getQueryData(list) === undefined) refresh(cache, ['user']);
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
