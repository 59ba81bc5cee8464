import { useSyncExternalStore } from 'react';

/** A page that was asked for without a line, by path and query, and all that goes on once the member tries again. */
let waiting: { place: string; goOn: Set<() => void> } | null = null;
const watchers = new Set<() => void>();

/** Lets a page wait; the one that waited before is given up. Browser only. */
export function waitForLine(place: string, goOn: () => void): void {
  set({ place, goOn: new Set([...(waiting?.place === place ? waiting.goOn : []), goOn]) });
}

/** Gives up the page that waits. */
export const forgetWaiting = (): void => set(null);

/** Resolves once the member tries again; never, when he goes elsewhere first. */
export function untilTriedAgain({ url, signal }: Pick<Request, 'url' | 'signal'>): Promise<void> {
  const { pathname, search } = new URL(url);
  const place = pathname + search;
  return new Promise(resolve => {
    // Its retries ended after the member had gone on: it takes no place from the page that waits now.
    if (signal.aborted) return;
    waitForLine(place, resolve);
    signal.addEventListener('abort', () => waiting?.goOn.has(resolve) && forgetWaiting());
  });
}

/** Goes on with the page that waits. */
export function goOnWaiting(): void {
  const goOn = waiting?.goOn ?? [];
  set(null);
  for (const next of goOn) next();
}

/** The page that waits for a line; null while there is none. */
export const useWaitingPage = (): string | null =>
  useSyncExternalStore(
    watch,
    () => waiting?.place ?? null,
    () => null,
  );

function set(next: typeof waiting): void {
  if (next === waiting) return;
  waiting = next;
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
