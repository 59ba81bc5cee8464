import { useQueryClient } from '@tanstack/react-query';

/**
 * Messages become covered or uncovered.
 * @spec D5.3
 */
export function useRefreshWordFilter(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      ['hidden-words', 'chats', 'thread'].map(shown => cache.invalidateQueries({ queryKey: [shown] })),
    );
}
