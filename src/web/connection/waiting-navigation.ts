import { createStore, useStore } from '../ui/store.ts';

/** `path` includes the query. A retry calls the callbacks. */
const waitingNavigation = createStore<{ path: string; callbacks: Set<() => void> } | null>(null);

/**
 * A navigation to another path replaces the one that waits. Browser only.
 * @spec 8.2
 */
export function holdNavigation(path: string, onRetry: () => void): void {
  const waiting = waitingNavigation.get();
  const callbacks = new Set([...(waiting?.path === path ? waiting.callbacks : []), onRetry]);
  waitingNavigation.set({ path, callbacks });
}

export const cancelWaitingNavigation = (): void => waitingNavigation.set(null);

/** Never resolves if the member navigates elsewhere before a retry. */
export function waitForRetry({ url, signal }: Pick<Request, 'url' | 'signal'>): Promise<void> {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  return new Promise(resolve => {
    if (signal.aborted) return;
    holdNavigation(path, resolve);
    signal.addEventListener(
      'abort',
      () => waitingNavigation.get()?.callbacks.has(resolve) && cancelWaitingNavigation(),
    );
  });
}

export function resumeWaitingNavigation(): void {
  const callbacks = waitingNavigation.get()?.callbacks ?? [];
  waitingNavigation.set(null);
  for (const resume of callbacks) resume();
}

export const useWaitingPath = (): string | null => useStore(waitingNavigation)?.path ?? null;
