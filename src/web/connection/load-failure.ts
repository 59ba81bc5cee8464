import { useSyncExternalStore } from 'react';

let failedPath: string | null = null;
const listeners = new Set<() => void>();

/**
 * Only the browser may call this function; null clears the failure.
 * @spec 8.2
 */
export function setLoadFailure(path: string | null): void {
  failedPath = path;
  for (const notify of listeners) notify();
}

export const useLoadFailure = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => failedPath,
    () => null,
  );

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
