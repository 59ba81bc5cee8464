import { createStore, useStore } from '../ui/store.ts';

/** `path` includes the query. A retry calls the callbacks; without them the error page shows. */
type UnfinishedNavigation = { path: string; callbacks?: ReadonlySet<() => void> };

const store = createStore<UnfinishedNavigation | null>(null);

export const useWaitingPath = (): string | null => usePath(true);
export const useFailedPath = (): string | null => usePath(false);

function usePath(isWaiting: boolean): string | null {
  const navigation = useStore(store);
  return navigation && 'callbacks' in navigation === isWaiting ? navigation.path : null;
}

/**
 * A navigation to another path replaces the one that waits. Browser only.
 * @spec 8.2
 */
export function holdNavigation(path: string, onRetry: () => void): void {
  const waiting = store.get();
  const callbacks = (waiting?.path === path && waiting.callbacks) || [];
  store.set({ path, callbacks: new Set([...callbacks, onRetry]) });
}

/**
 * Shows the error page until the next navigation. Browser only.
 * @spec 8.2
 */
export const failNavigation = (path: string): void => store.set({ path });

export const cancelWaitingNavigation = (): void => store.set(null);

/** Never resolves if the member navigates elsewhere before a retry. */
export function waitForRetry({ url, signal }: Pick<Request, 'url' | 'signal'>): Promise<void> {
  const { pathname, search } = new URL(url);
  return new Promise(resolve => {
    if (signal.aborted) return;
    holdNavigation(pathname + search, resolve);
    signal.addEventListener('abort', () => store.get()?.callbacks?.has(resolve) && cancelWaitingNavigation());
  });
}

export function resumeWaitingNavigation(): void {
  const callbacks = store.get()?.callbacks ?? [];
  cancelWaitingNavigation();
  for (const resume of callbacks) resume();
}
