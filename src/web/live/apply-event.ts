import type { QueryClient } from '@tanstack/react-query';
import { eventTags, type LiveEvent } from '#contract/events';
import { fillTags } from '#contract/tags';
import { userEventWriters } from '../accounts/user-event-writers.ts';
import { chatEventWriters } from '../chats/chat-event-writers.ts';
import { invalidate } from '../data/invalidate.ts';
import type { CacheWriters } from '../data/update-query.ts';
import { likeEventWriters } from '../likes/like-event-writers.ts';
import { memberEventWriters } from '../profiles/member-event-writers.ts';

const writers: readonly CacheWriters[] = [
  userEventWriters,
  memberEventWriters,
  likeEventWriters,
  chatEventWriters,
];

/**
 * Each domain writes into its own queries; what else the event changes is refetched.
 * @spec D5.6
 */
export function applyEvent<T extends LiveEvent['type']>(
  cache: QueryClient,
  event: Extract<LiveEvent, { type: T }>,
): void {
  for (const domain of writers) domain[event.type as T]?.(cache, event);
  void invalidate(cache, fillTags(eventTags[event.type] ?? [], event));
}
