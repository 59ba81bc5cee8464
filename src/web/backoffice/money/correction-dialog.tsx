import { STAFF_CREDITS } from '#contract/constants';
import { correctCredits } from '#contract/staff-ledger';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';

type CorrectionDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The profile id, if it is known already. */
  member?: string;
};

/**
 * Gives credits to a member or takes credits.
 * @spec D5.10 D2.13
 */
export function CorrectionDialog({ open, onClose, member }: CorrectionDialogProps) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_credits.give_title')}>
      <CorrectionForm onClose={onClose} {...(member !== undefined && { member })} />
    </Modal>
  );
}

function CorrectionForm({ onClose, member: known }: Omit<CorrectionDialogProps, 'open'>) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: correctCredits,
    around: sendWithQuestions,
    bodyOf: ({ member = '', credits = '', reason = '' }) => ({
      member: known ?? member.trim(),
      credits: Number(credits.trim().replace('−', '-')),
      reason,
    }),
    wrong: { member: t('staff_audit.member_wrong'), credits: t('staff_money.credits_wrong') },
    onDone: ({ state }) => {
      toast(t(state === 'booked' ? 'staff_credits.booked' : 'staff_credits.asked_second'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      {known === undefined && (
        <TextField
          label={t('staff_credits.member_id')}
          name="member"
          autoComplete="off"
          spellCheck={false}
          required
          error={errorOf('member')}
        />
      )}
      <TextField
        label={t('staff_credits.amount')}
        hint={t('staff_credits.limit', { alone: STAFF_CREDITS.alone })}
        name="credits"
        autoComplete="off"
        required
        error={errorOf('credits')}
      />
      <TextAreaField
        label={t('staff_ask.reason')}
        hint={t('staff_credits.reason_hint')}
        name="reason"
        maxLength={300}
        required
        error={errorOf('reason')}
      />
      <ErrorText error={error} />
      <FormButtons look="danger" isPending={isPending} onCancel={onClose}>
        {t('staff_credits.give')}
      </FormButtons>
    </form>
  );
}
