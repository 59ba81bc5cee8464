import { createStore, useStore } from '../ui/store.ts';

const failedPath = createStore<string | null>(null);

/**
 * Only the browser may call this function; null clears the failure.
 * @spec 8.2
 */
export const setLoadFailure = failedPath.set;
export const useLoadFailure = (): string | null => useStore(failedPath);
