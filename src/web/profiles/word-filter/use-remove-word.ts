import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { addToWordFilter, getWordFilter, removeFromWordFilter } from '#contract/word-filter';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../use-failure-toast.ts';
import { useRefreshWordFilter } from './use-refresh-word-filter.ts';

/** @spec D5.3 */
export function useRemoveWord(): (word: string) => void {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const onSettled = useRefreshWordFilter();
  const onError = useFailureToast();
  const { mutate: undo } = useMutation({
    mutationFn: (word: string) => callApi(api, addToWordFilter, { body: { word } }),
    onSettled,
    onError,
  });
  const { mutate: remove } = useMutation({
    mutationFn: (word: string) => callApi(api, removeFromWordFilter, { body: { word } }),
    onMutate: word =>
      cache.setQueryData<Output<typeof getWordFilter>>(
        query(getWordFilter).queryKey,
        known => known && { words: known.words.filter(other => other !== word) },
      ),
    onSuccess: (_, word) =>
      toast(t('word_filter.removed', { word }), 'good', {
        label: t('action.undo'),
        onAction: () => undo(word),
      }),
    onSettled,
    onError,
  });
  return remove;
}
