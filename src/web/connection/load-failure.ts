import { useSyncExternalStore } from 'react';

let place: string | null = null;
const watchers = new Set<() => void>();

/** Says that a page, by path and query, could not be loaded; null: that is over. Browser only. */
export function tellLoadFailure(next: string | null): void {
  place = next;
  for (const changed of watchers) changed();
}

/** The page that could not be loaded; null while there is none. */
export const useLoadFailure = (): string | null =>
  useSyncExternalStore(
    watch,
    () => place,
    () => null,
  );

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
