import type { QueryClient } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/**
 * The server does not repeat the events that the browser missed.
 * @spec D5.6
 */
export function catchUp(cache: QueryClient): void {
  for (const key of ['chats', 'likes', 'thread', 'payment']) refresh(cache, [key]);
}
