import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/events';
import type { MemberCard } from '#contract/profiles';
import type { UserAnswer } from '../accounts/session-state.ts';
import {
  hasMessage,
  listWithDelivered,
  listWithMessage,
  listWithout,
  listWithPhotosShown,
  listWithRead,
  type Told,
  threadWithDelivered,
  threadWithMessage,
  threadWithoutMessage,
  threadWithPhotosShown,
  threadWithRead,
} from '../chats/chat-events.ts';
import type { ChatList } from '../chats/chats-query.ts';
import { isDeleted, rememberDeleted } from '../chats/deletion/deleted-messages.ts';
import { emptied, type Thread } from '../chats/thread-query.ts';
import { keepTyping } from '../chats/typing/typing-state.ts';
import { paymentMoved } from '../credits/order/payment-moved.ts';
import { likesSeen, likesWithout, likesWithoutMember } from '../likes/like-events.ts';
import type { Likes } from '../likes/likes-query.ts';
import type { MemberAnswer } from '../profiles/member-query.ts';
import { refresh } from './refresh.ts';
import { likely, sure, tell, tellThreads } from './tell.ts';

/**
 * Writes a realtime event into the cache. What it cannot tell for sure is fetched, so that the state becomes what a fetch would
 * answer; the same event twice, or two in the wrong order, do no harm.
 */
export const applyEvent = <T extends LiveEvent['type']>(
  cache: QueryClient,
  event: Extract<LiveEvent, { type: T }>,
): void => followers[event.type as T](cache, event);

type Followers = {
  [T in LiveEvent['type']]: (cache: QueryClient, event: Extract<LiveEvent, { type: T }>) => void;
};

const followers: Followers = {
  message(cache, { message, profile }) {
    // Deleted since: the event of its arrival comes late.
    if (isDeleted(cache, message.id)) return;
    const isMeant = (thread: Thread) => isOf(message.conversation)(thread) || thread.profile.id === profile;
    const loaded = cache.getQueriesData<Thread>({ queryKey: ['thread'] });
    const isKnown = loaded.some(([, thread]) => thread && isMeant(thread) && hasMessage(thread, message));
    if (!message.mine) keepTyping(cache, message.conversation, false);
    tell<ChatList>(cache, ['chats'], list => listWithMessage(list, message, isKnown));
    tellThreads(cache, isMeant, thread => threadWithMessage(thread, message));
    countAnew(cache, ['chats']);
  },
  read(cache, event) {
    tell<ChatList>(cache, ['chats'], list => listWithRead(list, event.conversation, event));
    tellThreads(cache, isOf(event.conversation), thread => threadWithRead(thread, event));
  },
  photos_shown(cache, { conversation, shown }) {
    tell<ChatList>(cache, ['chats'], list => likely(listWithPhotosShown(list, conversation, shown)));
    tellThreads(cache, isOf(conversation), thread => likely(threadWithPhotosShown(thread, shown)));
  },
  delivered(cache, { conversation, seq }) {
    tell<ChatList>(cache, ['chats'], list => sure(listWithDelivered(list, conversation, seq)));
    tellThreads(cache, isOf(conversation), thread => sure(threadWithDelivered(thread, seq)));
  },
  typing(cache, { conversation, typing }) {
    keepTyping(cache, conversation, typing);
  },
  presence(cache, { profile, activity }) {
    const now = <T extends MemberCard>(card: T): T => (card.id === profile ? { ...card, activity } : card);
    const ofChat = <T extends { profile: MemberCard }>(chat: T): T => ({
      ...chat,
      profile: now(chat.profile),
    });
    tell<ChatList>(cache, ['chats'], list => sure({ ...list, chats: list.chats.map(ofChat) }));
    tell<Likes>(cache, ['likes'], likes => sure({ ...likes, profiles: likes.profiles.map(now) }));
    tell<MemberAnswer>(cache, ['member', profile], answer => sure({ ...answer, member: now(answer.member) }));
    tellThreads(
      cache,
      thread => thread.profile.id === profile,
      thread => sure({ ...ofChat(thread), chat: thread.chat && ofChat(thread.chat) }),
    );
  },
  sharing(cache) {
    for (const shown of ['chats', 'likes', 'thread', 'members', 'member']) refresh(cache, [shown]);
  },
  message_deleted(cache, { conversation, message }) {
    rememberDeleted(cache, message);
    // What is the last message now, and how much is unread, is known by the server.
    tell<ChatList>(cache, ['chats'], likely);
    tellThreads(cache, isOf(conversation), thread => likely(threadWithoutMessage(thread, message)));
    countAnew(cache, ['chats']);
  },
  chat_deleted(cache, { conversation: gone }) {
    tell<ChatList>(cache, ['chats'], list =>
      likely(listWithout(list, chat => chat.conversation.id === gone)),
    );
    tellThreads(cache, isOf(gone), thread => likely(emptied(thread)));
  },
  like(cache, { profile }) {
    // The card of who likes me, and since when, is known by the server.
    refresh(cache, ['likes']);
    refresh(cache, ['member', profile]);
    countAnew(cache, ['likes']);
  },
  unlike(cache, { profile, by }) {
    tell<Likes>(cache, ['likes'], likes => likely(likesWithout(likes, profile, by)));
    refresh(cache, ['member', profile]);
  },
  like_seen(cache, { profile }) {
    tell<Likes>(cache, ['likes'], likes => likely(likesSeen(likes, profile)));
  },
  album(cache, { profile, by }) {
    if (by === 'me') refresh(cache, ['album-grants']);
    else refresh(cache, ['member', profile]);
  },
  verification(cache) {
    refresh(cache, ['verification']);
  },
  blocked(cache, { profile }) {
    leave(cache, profile);
    refresh(cache, ['blocked']);
    refresh(cache, ['album-grants']);
  },
  gone(cache, { profile }) {
    leave(cache, profile);
    refresh(cache, ['blocked']);
  },
  returned(cache, { profile }) {
    for (const shown of [['chats'], ['likes'], ['thread'], ['members'], ['member', profile], ['blocked']])
      refresh(cache, shown);
    refresh(cache, ['user']);
  },
  credits(cache, { credits }) {
    tell<UserAnswer>(cache, ['user'], ({ user }) => withCredits(user, credits));
    refresh(cache, ['transactions']);
  },
  payment(cache, { payment }) {
    refresh(cache, ['payment', payment]);
    paymentMoved(cache);
  },
  export(cache) {
    refresh(cache, ['export']);
  },
  user(cache) {
    refresh(cache, ['user']);
    refresh(cache, ['profile']);
    // With another main photo the badge goes.
    refresh(cache, ['verification']);
  },
};

/** One who is no longer there for this member: his card, their chat and their likes go. */
function leave(cache: QueryClient, profile: string): void {
  tell<ChatList>(cache, ['chats'], list => likely(listWithout(list, chat => chat.profile.id === profile)));
  tell<Likes>(cache, ['likes'], likes => likely(likesWithoutMember(likes, profile)));
  tellThreads(
    cache,
    thread => thread.profile.id === profile,
    thread => likely(emptied(thread)),
  );
  refresh(cache, ['member', profile]);
  refresh(cache, ['members']);
  countAnew(cache, ['chats']);
  countAnew(cache, ['likes']);
}

/** While the list itself is not loaded, the user's own figures say how much is new. */
function countAnew(cache: QueryClient, list: QueryKey): void {
  if (cache.getQueryData(list) === undefined) refresh(cache, ['user']);
}

const isOf =
  (conversation: string) =>
  ({ chat }: Thread): boolean =>
    chat?.conversation.id === conversation;

/** Credits fall with every message; where they rise, it was a payment, or an event that came late. */
const withCredits = (user: UserAnswer['user'], credits: number): Told<UserAnswer> => ({
  state: { user: user && { ...user, credits } },
  unsure: user !== null && credits > user.credits,
});
