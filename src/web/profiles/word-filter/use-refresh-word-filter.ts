import { useQueryClient } from '@tanstack/react-query';

/**
 * A changed word filter covers or uncovers messages, so they are fetched again.
 * @spec D5.3
 */
export function useRefreshWordFilter(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      ['hidden-words', 'chats', 'thread'].map(shown => cache.invalidateQueries({ queryKey: [shown] })),
    );
}
