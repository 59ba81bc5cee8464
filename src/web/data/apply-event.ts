import type { QueryClient } from '@tanstack/react-query';
import { eventTags, type LiveEvent } from '#contract/events';
import { fillTags } from '#contract/tags';
import { invalidate } from './invalidate.ts';
import type { CacheWriters } from './update-query.ts';

const writers = new Set<CacheWriters>();

/** `src/web/app` registers the writers of all domains, because no domain may import those above it. */
export function registerCacheWriters(...domains: CacheWriters[]): void {
  for (const domain of domains) writers.add(domain);
}

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
