import { useQuery } from '@tanstack/react-query';
import { useUser } from '../accounts/user-query.ts';
import { chatsQuery, unreadIn } from '../chats/chats-query.ts';
import { countNewLikes, likesQuery } from '../likes/likes-query.ts';

/**
 * Until the lists are loaded, the counts come from the user query.
 * @spec 2.3 2.7
 */
export function useCounts(): { unread: number; newLikes: number } {
  const user = useUser();
  const { data: chats } = useQuery({ ...chatsQuery(), enabled: false });
  const { data: likes } = useQuery({ ...likesQuery(), enabled: false });
  if (!user) return { unread: 0, newLikes: 0 };
  return {
    unread: chats ? unreadIn(chats) : user.counts.unread_messages,
    newLikes: likes ? countNewLikes(likes) : user.counts.new_likes,
  };
}
