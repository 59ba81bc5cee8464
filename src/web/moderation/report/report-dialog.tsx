import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { Output } from '#contract/call';
import { EXPLANATION_LENGTH } from '#contract/constants';
import { isUrgent, reportReasons, type sendReport } from '#contract/reports';
import { useMembersText } from '#i18n/react';
import { closeReportDialog, type ReportedMember } from '../../profiles/report-store.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choices.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { TextAreaField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './report-form.module.css';
import { useCloseWithPage } from './use-close-with-page.ts';
import { type ReportDraft, useReport } from './use-report.ts';

/** @spec D2.27 */
export default function ReportDialog({ id, name, isBlocked = false, subject }: ReportedMember) {
  const t = useMembersText();
  const { draft, change, send, isSending, errorOf, sent } = useReport({ id, subject });
  useCloseWithPage(() => !isSending && closeReportDialog());
  return (
    <Modal
      open
      onClose={closeReportDialog}
      title={
        sent
          ? t(sent.known ? 'report.known_title' : 'report.sent_title')
          : subject
            ? t(`report_action.${subject.name}`, { name })
            : t('report.action', { name })
      }
      shape="cover"
      locked={isSending}
    >
      {sent ? (
        <ReportSent {...sent} onDone={closeReportDialog} />
      ) : (
        <ReportForm
          name={name}
          isBlocked={isBlocked}
          draft={draft}
          onChange={change}
          onSend={send}
          isSending={isSending}
          errorOf={errorOf}
        />
      )}
    </Modal>
  );
}

/** @spec D2.27 */
function ReportSent({ reference, known, onDone }: Output<typeof sendReport> & { onDone: () => void }) {
  const t = useMembersText();
  const values = { reference, code: (words: ReactNode) => <strong>{words}</strong> };
  return (
    <div className={`stack gap-2 ${style.sent}`} role="status">
      <p>{known ? t.rich('report.known_text', values) : t.rich('report.sent_text', values)}</p>
      <p>{t('report.sent_next')}</p>
      <Button wide autoFocus onClick={onDone}>
        {t('action.done')}
      </Button>
    </div>
  );
}

type ReportFormProps = {
  name: string;
  isBlocked: boolean;
  draft: ReportDraft;
  onChange: (changed: Partial<ReportDraft>) => void;
  onSend: () => void;
  isSending: boolean;
  errorOf: (field: 'reason' | 'text' | null) => string | null;
};

/** @spec D2.27 */
function ReportForm({ name, isBlocked, draft, onChange, onSend, isSending, errorOf }: ReportFormProps) {
  const t = useMembersText();
  const form = useRef<HTMLFormElement>(null);
  const [wrongReason, wrongText, wrong] = [errorOf('reason'), errorOf('text'), errorOf(null)];
  const id = useId();
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="stack gap-3">
      <p className="quiet">{t('report.lead', { name })}</p>
      <fieldset className={style.reasons} aria-describedby={wrongReason ? `${id}-reason` : undefined}>
        <legend>{t('report.reason')}</legend>
        {reportReasons.map(reason => (
          <label key={reason} className={`row gap-s field-height pointer ${style.reason}`}>
            <input
              type="radio"
              className="radio"
              name="reason"
              value={reason}
              checked={draft.reason === reason}
              aria-invalid={wrongReason ? true : undefined}
              onChange={() => onChange({ reason })}
            />
            {t(`report_reason.${reason}`)}
          </label>
        ))}
        <FieldErrorText id={`${id}-reason`} error={wrongReason} />
      </fieldset>
      {draft.reason && isUrgent(draft.reason) && (
        <p role="status" className="flex gap-1 pad-row warning weight-600 warning-tint radius-m">
          <WarningIcon className="rigid" size={20} />
          {t('report.danger')}
        </p>
      )}
      <TextAreaField
        label={t('report.text')}
        hint={t('report.text_hint', { max: EXPLANATION_LENGTH.max })}
        error={wrongText}
        rows={5}
        value={draft.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {!isBlocked && (
        <CheckboxField
          label={t('report.block', { name })}
          hint={t('report.block_hint')}
          checked={draft.block}
          onChange={({ target }) => onChange({ block: target.checked })}
        />
      )}
      <p className="quiet text-m">{t('report.evidence')}</p>
      {wrong && !wrongReason && !wrongText && (
        <p role="alert" className="flex gap-1 pad-row danger weight-600 danger-tint radius-m">
          {wrong}
        </p>
      )}
      <Button type="submit" wide busy={isSending}>
        {t('report.submit')}
      </Button>
    </form>
  );
}
