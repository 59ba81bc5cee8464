import { useRef } from 'react';
import { WORD_FILTER } from '#contract/constants';
import { addToWordFilter } from '#contract/word-filter';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import style from './word-filter.module.css';

/** @spec D5.3 */
export function AddWordForm() {
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
    <form {...bind} className={style.form}>
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
