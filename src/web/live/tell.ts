import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Told } from '../chats/chat-events.ts';
import type { Thread } from '../chats/thread-query.ts';
import { refresh } from './refresh.ts';

/** What follows for sure. */
export const sure = <T>(state: T): Told<T> => ({ state, unsure: false });

/** True unless the event is an old one; such events are rare, so a fetch makes sure. */
export const likely = <T>(state: T): Told<T> => ({ state, unsure: true });

/** Writes what follows from an event into one query. A fetch under way may have been answered before the event: it is repeated. */
export function tell<T>(cache: QueryClient, queryKey: QueryKey, follow: (state: T) => Told<T>): void {
  const query = cache.getQueryCache().find<T>({ queryKey, exact: true });
  if (!query) return;
  const { data: state, dataUpdatedAt: updatedAt, isInvalidated, fetchStatus } = query.state;
  const told = state === undefined ? null : follow(state);
  // Its age stays: an event is no proof that the rest is fresh.
  if (told && told.state !== state) cache.setQueryData<T>(queryKey, told.state, { updatedAt });
  if (told?.unsure || isInvalidated || fetchStatus === 'fetching') refresh(cache, queryKey);
}

/** As `tell`, for the loaded conversations that are meant; one that is still loading may be. */
export function tellThreads(
  cache: QueryClient,
  isMeant: (thread: Thread) => boolean,
  follow: (thread: Thread) => Told<Thread>,
): void {
  for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: ['thread'] })) {
    const thread = state.data as Thread | undefined;
    if (!thread || isMeant(thread)) tell<Thread>(cache, queryKey, follow);
  }
}
