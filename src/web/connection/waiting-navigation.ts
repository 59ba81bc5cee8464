import { useSyncExternalStore } from 'react';

/** `path` includes the query. A retry calls the callbacks. */
let waitingNavigation: { path: string; callbacks: Set<() => void> } | null = null;
const listeners = new Set<() => void>();

/**
 * A navigation to another path replaces the one that waits. Browser only.
 * @spec 8.2
 */
export function holdNavigation(path: string, onRetry: () => void): void {
  setWaitingNavigation({
    path,
    callbacks: new Set([...(waitingNavigation?.path === path ? waitingNavigation.callbacks : []), onRetry]),
  });
}

export const cancelWaitingNavigation = (): void => setWaitingNavigation(null);

/** Never resolves if the member navigates elsewhere before a retry. */
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
