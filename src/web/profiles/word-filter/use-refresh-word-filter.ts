import { useQueryClient } from '@tanstack/react-query';
import { addToWordFilter } from '#contract/word-filter';
import { invalidateAfter } from '../../data/use-call.ts';

/**
 * A changed word filter covers or uncovers messages, so they are fetched again.
 * @spec D5.3
 */
export function useRefreshWordFilter(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () => invalidateAfter(cache, addToWordFilter);
}
