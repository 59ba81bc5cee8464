import { useSyncExternalStore } from 'react';

/** The navigation that waits for a connection. `path` includes the query; a retry runs the callbacks. */
let waitingNavigation: { path: string; callbacks: Set<() => void> } | null = null;
const listeners = new Set<() => void>();

/**
 * Makes the navigation to `path` wait for a retry. If a navigation to another path is waiting, the new
 * navigation replaces that navigation. Browser only.
 * @spec 8.2
 */
export function holdNavigation(path: string, onRetry: () => void): void {
  setWaitingNavigation({
    path,
    callbacks: new Set([...(waitingNavigation?.path === path ? waitingNavigation.callbacks : []), onRetry]),
  });
}

export const cancelWaitingNavigation = (): void => setWaitingNavigation(null);

/**
 * Resolves when the navigation to `url` is retried. Never resolves if the member navigates elsewhere first.
 */
export function waitForRetry({ url, signal }: Pick<Request, 'url' | 'signal'>): Promise<void> {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  return new Promise(resolve => {
    if (signal.aborted) return;
    holdNavigation(path, resolve);
    signal.addEventListener(
      'abort',
      () => waitingNavigation?.callbacks.has(resolve) && cancelWaitingNavigation(),
    );
  });
}

export function resumeWaitingNavigation(): void {
  const callbacks = waitingNavigation?.callbacks ?? [];
  setWaitingNavigation(null);
  for (const resume of callbacks) resume();
}

export const useWaitingPath = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => waitingNavigation?.path ?? null,
    () => null,
  );

function setWaitingNavigation(next: typeof waitingNavigation): void {
  if (next === waitingNavigation) return;
  waitingNavigation = next;
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
