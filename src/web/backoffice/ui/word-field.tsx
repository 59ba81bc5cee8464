import { useStaffText } from '#i18n/react';
import { TextField } from '../../ui/inputs.tsx';
import { WORD_FIELD } from './typed-word.ts';

/**
 * The field of a dangerous act in which the person types a word that its label shows, such as the name of the member.
 * @spec D5.10
 */
export function WordField({ word, refused }: { word: string; refused: boolean }) {
  const t = useStaffText();
  return (
    <TextField
      label={t('staff_ui.type_word', { word })}
      name={WORD_FIELD}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={refused ? t('staff_ui.word_differs') : null}
    />
  );
}
