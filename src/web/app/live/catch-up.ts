import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../data/invalidate.ts';

/**
 * The server does not repeat the events that the browser missed.
 * @spec D5.6
 */
export const catchUp = (cache: QueryClient): void =>
  void invalidate(cache, ['chats', 'likes', 'thread', 'payment']);
