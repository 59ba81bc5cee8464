import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeText, getTextHistory, type StaffText, type TextLanguage } from '#contract/staff-texts';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { ChangeList } from './change-list.tsx';
import style from './site.module.css';
import { TextInPage } from './text-in-page.tsx';
import { TextPreview } from './text-preview.tsx';

type DialogProps = { text: StaffText | null; language: TextLanguage; onClose: () => void };

/**
 * Says a text in the site's own words, with a preview of how it looks in its place.
 * @spec 1.5 D5.10
 */
export function TextDialog({ text, language, onClose }: DialogProps) {
  const t = useStaffText();
  return (
    <Modal
      open={text !== null}
      onClose={onClose}
      title={t('staff_texts.edit_title', { key: text?.key ?? '' })}
    >
      {text && <TextForm text={text} language={language} onClose={onClose} />}
      {text && <TextHistory text={text} language={language} onClose={onClose} />}
    </Modal>
  );
}

type OpenProps = { text: StaffText; language: TextLanguage; onClose: () => void };

/** What the page showed, so that no later change of somebody else is overwritten. */
const seenOf = ({ text, language }: OpenProps) => ({
  ...{ language, key: text.key, seen: text.changed?.id ?? null },
});

function TextForm(props: OpenProps) {
  const { text, language, onClose } = props;
  const t = useStaffText();
  const [typed, setTyped] = useState(text.override ?? text.original);
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changeText,
    bodyOf: values => ({ ...seenOf(props), to: 'value' as const, text: values.text ?? '' }),
    onDone: () => {
      toast(t('staff_site.saved'), 'good');
      onClose();
    },
  });
  const revert = useRevert(props);
  const needs = text.placeholders.join(', ');
  return (
    <form {...bind} className="stack gap-2">
      <div className="stack gap-half">
        <h3>{t('staff_texts.original')}</h3>
        <p lang={language} className={`sunk pad-row radius-m ${style.text}`}>
          {text.original}
        </p>
      </div>
      <TextAreaField
        label={t('staff_texts.yours')}
        hint={needs === '' ? t('staff_texts.plain') : t('staff_texts.needs', { placeholders: needs })}
        name="text"
        lang={language}
        rows={4}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={errorOf('text')}
      />
      <TextPreview text={text} language={language} typed={typed} />
      <TextInPage text={text} language={language} typed={typed} />
      <ErrorText error={error} />
      <FormButtons
        isPending={isPending}
        onCancel={onClose}
        other={
          text.override !== null && (
            <Button look="plain" small busy={revert.isPending} onClick={() => revert.to('default')}>
              {t('staff_texts.to_original')}
            </Button>
          )
        }
      >
        {t('action.save')}
      </FormButtons>
    </form>
  );
}

function useRevert(props: OpenProps) {
  const t = useStaffText();
  const { mutate, isPending } = useStaffCall(changeText, {
    onSuccess: () => {
      toast(t('staff_site.undone'), 'good');
      props.onClose();
    },
  });
  return { isPending, to: (to: 'default' | 'previous') => mutate({ ...seenOf(props), to }) };
}

function TextHistory(props: OpenProps) {
  const { text, language } = props;
  const t = useStaffText();
  const { data } = useQuery(query(getTextHistory, { key: text.key, language }));
  const revert = useRevert(props);
  return (
    <section className="stack gap-1 line-above pad-block-1">
      <h3>{t('staff_site.history')}</h3>
      {data && (
        <ChangeList
          changes={data.changes.map(change => ({
            ...change,
            old: change.old ?? t('staff_texts.original_again'),
            new: change.new ?? t('staff_texts.original_again'),
          }))}
          empty={t('staff_texts.never')}
          isPending={revert.isPending}
          onUndo={() => revert.to('previous')}
        />
      )}
    </section>
  );
}
