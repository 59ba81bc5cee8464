import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { deleteSavedSearch, getSavedSearches, type SavedSearch, saveSearch } from '#contract/saved-searches';
import { shortFailureText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { toast } from '../../ui/toast-store.ts';
import { filtersOf, searchFromQuery } from '../search-state.ts';

/**
 * A toast offers to undo, which saves the search again.
 * @spec D2.14
 */
export function useRemoveSearch(): (saved: SavedSearch) => void {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = query(getSavedSearches);
  const refetch = () => cache.invalidateQueries({ queryKey });
  const onError = (error: unknown) => toast(shortFailureText(t, error), 'error');
  const { mutate: restore } = useMutation({
    mutationFn: ({ name, query }: SavedSearch) =>
      callApi(api, saveSearch, { body: { name, query: filtersOf(searchFromQuery(query)) } }),
    onSettled: refetch,
    onError,
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: SavedSearch) => callApi(api, deleteSavedSearch, { body: { id } }),
    onMutate: ({ id }) =>
      cache.setQueryData<Output<typeof getSavedSearches>>(
        queryKey,
        known => known && { searches: known.searches.filter(other => other.id !== id) },
      ),
    onSuccess: (_, saved) =>
      toast(t('search.saved_removed', { name: saved.name }), 'good', {
        label: t('action.undo'),
        onAction: () => restore(saved),
      }),
    onSettled: refetch,
    onError,
  });
  return remove;
}
