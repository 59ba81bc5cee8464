import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addToWordFilter, getWordFilter, removeFromWordFilter } from '#contract/word-filter';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { invalidateAfter, useCall } from '../../data/use-call.ts';
import { IconButton } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './word-filter.module.css';

/** @spec D5.3 */
export function WordFilterList() {
  const t = useAccountText();
  const { data } = useQuery(query(getWordFilter));
  const remove = useRemoveWord();
  if (!data) return null;
  if (data.words.length === 0) return <p className={style.none}>{t('word_filter.none')}</p>;
  return (
    <ul aria-label={t('word_filter.list')}>
      {data.words.map(word => (
        <li key={word} className={style.word}>
          <bdi>{word}</bdi>
          <IconButton label={t('word_filter.remove', { word })} onClick={() => remove({ word })}>
            <TrashIcon size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function useRemoveWord() {
  const t = useAccountText();
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate: undo } = useCall(addToWordFilter, { onError: showFailure });
  const { mutate: remove } = useCall(removeFromWordFilter, {
    // Offline, the removal waits for the network, because the word has left the list.
    networkMode: 'online',
    onMutate: ({ word }) =>
      cache.setQueryData(
        query(getWordFilter).queryKey,
        known => known && { words: known.words.filter(other => other !== word) },
      ),
    onSuccess: (_, { word }) =>
      toast(t('word_filter.removed', { word }), 'good', {
        label: t('action.undo'),
        onAction: () => undo({ word }),
      }),
    onError(error) {
      showFailure(error);
      void invalidateAfter(cache, removeFromWordFilter);
    },
  });
  return remove;
}
