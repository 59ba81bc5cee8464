import type { QueryClient } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * After a (re)connection: refetches chats, likes, the open payment, and the messages of open conversations
 * after their last `seq`; the server replays nothing.
 * @spec D5.6
 */
export function catchUp(cache: QueryClient): void {
  for (const key of ['chats', 'likes', 'thread', 'payment']) refresh(cache, [key]);
}
