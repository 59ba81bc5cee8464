import { useLocation } from 'react-router';
import { useHydrated } from './ui/use-hydrated.ts';

/** Null before hydration, because the server does not know the history's state. */
export function useHistoryState<T>(): T | null {
  const state = useLocation().state as T | null;
  return useHydrated() ? state : null;
}
