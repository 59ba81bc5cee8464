import { useQueryClient } from '@tanstack/react-query';

/**
 * Refetches what depends on the word filter: messages are covered, or no longer.
 * @spec D5.3
 */
export function useRefreshWordFilter(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      ['hidden-words', 'chats', 'thread'].map(shown => cache.invalidateQueries({ queryKey: [shown] })),
    );
}
