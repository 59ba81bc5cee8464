import { useLocation } from 'react-router';
import { useHydrated } from './ui/hydrated.ts';

/**
 * What this entry of the browser's history carries; null where it carries nothing, and until the script has taken over: a reload
 * keeps it, the server that makes the document does not know it.
 */
export function useHistoryState<T>(): T | null {
  const state = useLocation().state as T | null;
  return useHydrated() ? state : null;
}
