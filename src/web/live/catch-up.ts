import type { QueryClient } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * After a (re)connection refetches what may have changed: the server replays nothing.
 * @spec D5.6
 */
export function catchUp(cache: QueryClient): void {
  for (const key of ['chats', 'likes', 'thread', 'payment']) refresh(cache, [key]);
}
