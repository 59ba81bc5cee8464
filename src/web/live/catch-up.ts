import type { QueryClient } from '@tanstack/react-query';
import { refresh } from './refresh.ts';

/** After a (re)connection: chats, likes, a payment that is looked at and what is open of a conversation after its last `seq` are fetched; nothing is replayed. */
export function catchUp(cache: QueryClient): void {
  for (const key of ['chats', 'likes', 'thread', 'payment']) refresh(cache, [key]);
}
