import { useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '../accounts/user-query.ts';
import { chatsQuery, unreadIn } from './chats-query.ts';

/** Until the chats are loaded, the count comes from the user query. */
export function useUnreadCount(): number {
  const user = useUser();
  const { data: chats } = useInfiniteQuery({ ...chatsQuery(), enabled: false });
  return chats && user ? unreadIn(chats) : (user?.counts.unread_messages ?? 0);
}
