import { DELETE_REMARKS_MAX } from '#contract/constants';
import { type DeleteReason, deleteReasons } from '#contract/deletion';
import { useAccountText } from '#i18n/react';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { RadioChips } from '../../ui/chip.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import { DeletionStep } from './deletion-step.tsx';

export type DeletionFeedback = { reason?: DeleteReason; remarks: string };

type ReasonStepProps = {
  feedback: DeletionFeedback;
  onChange: (feedback: DeletionFeedback) => void;
  onNext: () => void;
  busy: boolean;
};

/** @spec 3.15 4.3 */
export function ReasonStep({ feedback, onChange, onNext, busy }: ReasonStepProps) {
  const t = useAccountText();
  return (
    <DeletionStep
      step={1}
      title={t('deletion.reason_title')}
      onSubmit={onNext}
      actions={
        <>
          <SubmitButton look="soft" busy={busy}>
            {t('deletion.next')}
          </SubmitButton>
          <ButtonLink look="plain" to="/settings">
            {t('deletion.stay')}
          </ButtonLink>
        </>
      }
    >
      <p className="quiet">{t('deletion.reason_hint')}</p>
      <fieldset>
        <legend className="unseen">{t('deletion.reason_title')}</legend>
        <RadioChips
          group="reason"
          options={deleteReasons.map(value => ({ value, name: t(`delete_reason.${value}`) }))}
          chosen={feedback.reason}
          onChoose={reason => onChange({ ...feedback, reason })}
        />
      </fieldset>
      {feedback.reason === 'other' && (
        <TextAreaField
          label={t('deletion.remarks')}
          hint={t('deletion.remarks_hint', { max: DELETE_REMARKS_MAX })}
          rows={4}
          maxLength={DELETE_REMARKS_MAX}
          value={feedback.remarks}
          onChange={({ target }) => onChange({ ...feedback, remarks: target.value })}
        />
      )}
    </DeletionStep>
  );
}
