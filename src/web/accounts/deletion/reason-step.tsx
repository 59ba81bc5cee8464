import { DELETE_REMARKS_MAX } from '#contract/constants';
import { type DeleteReason, deleteReasons } from '#contract/deletion';
import { useOwnText } from '#i18n/react';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { TextAreaField } from '../../ui/inputs.tsx';
import style from './deletion.module.css';
import { Step } from './step.tsx';

/** Why someone leaves; nobody has to say. */
export type Why = { reason?: DeleteReason; remarks: string };

type ReasonStepProps = { why: Why; onChange: (why: Why) => void; onNext: () => void; busy: boolean };

/** The first step: the reasons of section 3, none chosen beforehand. */
export function ReasonStep({ why, onChange, onNext, busy }: ReasonStepProps) {
  const t = useOwnText();
  return (
    <Step
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
      <p className={style.hint}>{t('deletion.reason_hint')}</p>
      <fieldset className={style.reasons}>
        <legend className="unseen">{t('deletion.reason_title')}</legend>
        <Chips>
          {deleteReasons.map(reason => (
            <ChipChoice
              key={reason}
              type="radio"
              name="reason"
              value={reason}
              checked={why.reason === reason}
              onChange={() => onChange({ ...why, reason })}
            >
              {t(`delete_reason.${reason}`)}
            </ChipChoice>
          ))}
        </Chips>
      </fieldset>
      {why.reason === 'other' && (
        <TextAreaField
          label={t('deletion.remarks')}
          hint={t('deletion.remarks_hint', { max: DELETE_REMARKS_MAX })}
          rows={4}
          maxLength={DELETE_REMARKS_MAX}
          value={why.remarks}
          onChange={({ target }) => onChange({ ...why, remarks: target.value })}
        />
      )}
    </Step>
  );
}
