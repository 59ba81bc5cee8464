import type { LanguageCode } from '#contract/languages';
import { addInterest } from '#contract/staff-lists';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../../accounts/error-text.tsx';
import { useCallForm } from '../../../accounts/use-call-form.ts';
import { languageNames } from '../../../site/offered-languages.ts';
import { TextField } from '../../../ui/inputs.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sendWithQuestions } from '../../questions/ask.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';

type AddInterestProps = { languages: readonly LanguageCode[]; seen: number | null; onClose: () => void };

/** @spec 3.3 D5.10 */
export function AddInterestDialog({ open, ...props }: AddInterestProps & { open: boolean }) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={props.onClose} title={t('staff_lists.add')}>
      <AddInterestForm {...props} />
    </Modal>
  );
}

function AddInterestForm({ languages, seen, onClose }: AddInterestProps) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: addInterest,
    around: sendWithQuestions,
    bodyOf: values => ({
      names: Object.fromEntries(languages.map(language => [language, values[language] ?? ''])),
      seen,
    }),
    onDone: () => {
      toast(t('staff_site.saved'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet">{t('staff_lists.add_text')}</p>
      {languages.map(language => (
        <TextField
          key={language}
          label={t('staff_lists.name', { language: languageNames[language] })}
          name={language}
          lang={language}
          maxLength={40}
          autoComplete="off"
          required
          error={errorOf(`names.${language}`)}
        />
      ))}
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_lists.add')}
      </FormButtons>
    </form>
  );
}
