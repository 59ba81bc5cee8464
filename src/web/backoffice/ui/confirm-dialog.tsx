import { type FormEvent, type ReactNode, useState } from 'react';
import { STAFF_REASON_LENGTH } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { FormButtons } from './form-buttons.tsx';
import { isWordTyped, WORD_FIELD } from './typed-word.ts';
import { WordField } from './word-field.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the act does and cannot undo. */
  children: ReactNode;
  /** The name of the act, on its button. */
  action: string;
  /** False for an act that only records something. */
  isDangerous?: boolean;
  /** The person types this word to confirm, such as the name of the member. */
  word?: string;
  /** Asks for a reason of 5 to 300 characters, in the person's own words. */
  asksReason?: boolean;
  /** Asks for a text that the member reads; may stay empty. */
  explanation?: { label: string; hint: string };
  isPending: boolean;
  /** The refusal of the server. */
  error: unknown;
  onConfirm: (reason: string, explanation: string) => void;
};

/**
 * The dialog of a dangerous act: nothing happens by one press.
 * @spec D5.10
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Modal open={props.open} onClose={props.onClose} title={props.title}>
    <ConfirmForm {...props} />
  </Modal>
);

function ConfirmForm(props: ConfirmDialogProps) {
  const { word, asksReason = false } = props;
  const t = useStaffText();
  const [refused, setRefused] = useState<{ word?: boolean; reason?: boolean }>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (props.isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const reason = String(values.get('reason') ?? '').trim();
    const wrong = {
      word: word !== undefined && !isWordTyped(values, word),
      reason: asksReason && reason.length < STAFF_REASON_LENGTH.min,
    };
    setRefused(wrong);
    if (wrong.reason || wrong.word) focusField(form, wrong.reason ? 'reason' : WORD_FIELD);
    else props.onConfirm(reason, String(values.get('explanation') ?? '').trim());
  };
  return (
    <form className="stack gap-2" noValidate onSubmit={submit}>
      <div className="stack gap-1">{props.children}</div>
      {asksReason && (
        <TextAreaField
          label={t('staff_ask.reason')}
          name="reason"
          maxLength={STAFF_REASON_LENGTH.max}
          required
          error={refused.reason ? t('staff_ui.reason_short') : null}
        />
      )}
      {props.explanation && (
        <TextAreaField {...props.explanation} name="explanation" rows={2} maxLength={500} />
      )}
      {word !== undefined && <WordField word={word} refused={refused.word === true} />}
      <ErrorText error={props.error} />
      <FormButtons
        look={props.isDangerous === false ? 'primary' : 'danger'}
        isPending={props.isPending}
        onCancel={props.onClose}
      >
        {props.action}
      </FormButtons>
    </form>
  );
}

const focusField = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
