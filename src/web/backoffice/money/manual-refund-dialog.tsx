import { recordRefundSent, type StaffRefundLine } from '#contract/staff-payments';
import { useMoneyText, useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';

type ManualRefundDialogProps = { refund: StaffRefundLine | null; onClose: () => void };

/** @spec D5.10 D2.35 */
export function ManualRefundDialog({ refund, onClose }: ManualRefundDialogProps) {
  const t = useStaffText();
  return (
    <Modal open={refund !== null} onClose={onClose} title={t('staff_money.mark_sent_title')}>
      {refund && <ManualRefundForm refund={refund} onClose={onClose} />}
    </Modal>
  );
}

function ManualRefundForm({ refund, onClose }: { refund: StaffRefundLine; onClose: () => void }) {
  const t = useStaffText();
  const money = useMoneyText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: recordRefundSent,
    around: sendWithQuestions,
    bodyOf: ({ reference = '' }) => ({ id: refund.id, reference }),
    onDone: () => {
      toast(t('staff_money.marked'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p className="weight-600">{money(refund.amount, refund.currency)}</p>
      <p>{t('staff_money.mark_sent_text')}</p>
      <TextField
        label={t('staff_money.mark_sent_reference')}
        name="reference"
        maxLength={128}
        autoComplete="off"
        spellCheck={false}
        required
        error={errorOf('reference')}
      />
      <ErrorText error={error} />
      <FormButtons look="danger" isPending={isPending} onCancel={onClose}>
        {t('staff_money.mark_sent')}
      </FormButtons>
    </form>
  );
}
