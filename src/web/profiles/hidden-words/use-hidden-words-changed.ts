import { useQueryClient } from '@tanstack/react-query';

/** After a change of the list: what was loaded is fetched anew, and is covered, or no longer. */
export function useHiddenWordsChanged(): () => Promise<unknown> {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      ['hidden-words', 'chats', 'thread'].map(shown => cache.invalidateQueries({ queryKey: [shown] })),
    );
}
