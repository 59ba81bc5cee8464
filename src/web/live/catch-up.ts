import type { QueryClient } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * Refetches what may have changed while the socket was not connected, because the server does not repeat
 * missed events.
 * @spec D5.6
 */
export function catchUp(cache: QueryClient): void {
  for (const key of ['chats', 'likes', 'thread', 'payment']) refresh(cache, [key]);
}
