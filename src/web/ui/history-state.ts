import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/** Returns null before hydration, because the server does not know the history state. */
export function useHistoryState<T>(): T | null {
  const state = useLocation().state as T | null;
  return useHydrated() ? state : null;
}
