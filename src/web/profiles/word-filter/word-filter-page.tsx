import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { WORD_FILTER } from '#contract/constants';
import { addToWordFilter, getWordFilter, removeFromWordFilter } from '#contract/word-filter';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { invalidateAfter, useCall } from '../../data/use-call.ts';
import { IconButton, SubmitButton } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './word-filter.module.css';

const queries: PageQueries = () => [query(getWordFilter)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.3 */
export default function WordFilterPage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('word_filter.title')} intro={t('word_filter.intro')}>
      <SettingsSection>
        <AddWordForm />
      </SettingsSection>
      <SettingsSection>
        <WordFilterList />
      </SettingsSection>
    </SettingsFrame>
  );
}

/** @spec D5.3 */
function AddWordForm() {
  const t = useAccountText();
  const field = useRef<HTMLInputElement>(null);
  const { bind, errorOf, error, isPending } = useCallForm({
    call: addToWordFilter,
    bodyOf: ({ word = '' }) => ({ word }),
    onDone(_, { word }) {
      toast(t('word_filter.added', { word: word.trim() }), 'good');
      if (field.current) field.current.value = '';
      field.current?.focus();
    },
  });
  return (
    <form {...bind} className={`stack gap-2 ${style.form}`}>
      <TextField
        ref={field}
        label={t('word_filter.word')}
        hint={t('word_filter.hint')}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={WORD_FILTER.maxUnits}
        error={errorOf('word')}
      />
      <ErrorText error={error} />
      <SubmitButton busy={isPending}>{t('word_filter.add')}</SubmitButton>
    </form>
  );
}

/** @spec D5.3 */
function WordFilterList() {
  const t = useAccountText();
  const { data } = useQuery(query(getWordFilter));
  const remove = useRemoveWord();
  if (!data) return null;
  if (data.words.length === 0) return <p className="quiet">{t('word_filter.none')}</p>;
  return (
    <ul aria-label={t('word_filter.list')} className="lines-between">
      {data.words.map(word => (
        <li key={word} className="row gap-2 justify-between field-height break-anywhere">
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
