import { useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '../../accounts/user-query.ts';
import { useUnreadCount } from '../../chats/chats-query.ts';
import { countNewLikes, likesQuery } from '../../likes/likes-query.ts';

/**
 * Until the lists are loaded, the counts come from the user query.
 * @spec 2.3 2.7
 */
export function useCounts(): { unread: number; newLikes: number } {
  const user = useUser();
  const unread = useUnreadCount();
  const { data: likes } = useInfiniteQuery({ ...likesQuery(), enabled: false });
  return { unread, newLikes: likes && user ? countNewLikes(likes) : (user?.counts.new_likes ?? 0) };
}

export function useUnseenCount(): number {
  const { unread, newLikes } = useCounts();
  return unread + newLikes;
}
