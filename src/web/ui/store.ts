import { useSyncExternalStore } from 'react';

type Store<T> = ReturnType<typeof createStore<T>>;

/** State of the tab outside React's tree; `useStore` shows it. */
export function createStore<T>(initial: T) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: (): T => state,
    set(next: T): void {
      if (next === state) return;
      state = next;
      for (const notify of listeners) notify();
    },
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The initial state until hydration, because the server renders it. */
export const useStore = <T>({ subscribe, get, initial }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);
