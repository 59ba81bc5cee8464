import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteSavedSearch, getSavedSearches, type SavedSearch, saveSearch } from '#contract/saved-searches';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { invalidateAfter, sendCall, useCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { filtersOf, searchFromQuery } from '../search-state.ts';

/**
 * A toast offers to undo, which saves the search again.
 * @spec D2.14
 */
export function useRemoveSearch(): (saved: SavedSearch) => void {
  const t = useMembersText();
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate: restore } = useCall(saveSearch, { onError: showFailure });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: SavedSearch) => sendCall(cache, deleteSavedSearch, { body: { id } }),
    onMutate: ({ id }) =>
      cache.setQueryData(
        query(getSavedSearches).queryKey,
        known => known && { searches: known.searches.filter(other => other.id !== id) },
      ),
    onSuccess: (_, saved) =>
      toast(t('search.saved_removed', { name: saved.name }), 'good', {
        label: t('action.undo'),
        onAction: () => restore({ name: saved.name, query: filtersOf(searchFromQuery(saved.query)) }),
      }),
    onError(error) {
      showFailure(error);
      void invalidateAfter(cache, deleteSavedSearch);
    },
  });
  return remove;
}
