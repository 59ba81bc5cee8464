import { useLocale } from 'use-intl';
import { refundPayment, type StaffPayment } from '#contract/staff-payments';
import { useMoneyText, useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { TextAreaField, TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { minorUnitsOf, typedAmount } from './money-amount.ts';

type RefundDialogProps = { payment: StaffPayment; open: boolean; onClose: () => void };

/**
 * Refunds all that is left, or a part of it.
 * @spec D5.10 D2.35
 */
export function RefundDialog({ payment, open, onClose }: RefundDialogProps) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_money.refund_title')}>
      <RefundForm payment={payment} onClose={onClose} />
    </Modal>
  );
}

function RefundForm({ payment, onClose }: Omit<RefundDialogProps, 'open'>) {
  const { id, refundable, refunded, currency } = payment;
  const t = useStaffText();
  const money = useMoneyText();
  const locale = useLocale();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: refundPayment,
    around: sendWithQuestions,
    bodyOf: ({ amount = '', reason = '' }) => ({ id, refunded, reason, amount: minorUnitsOf(amount) ?? 0 }),
    wrong: { amount: t('staff_money.amount_wrong') },
    onDone: () => {
      toast(t('staff_money.refund_done'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p>{t('staff_money.refund_text')}</p>
      <TextField
        label={`${t('staff_money.amount')} (${currency})`}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        hint={t('staff_money.refund_left', { money: money(refundable, currency) })}
        defaultValue={typedAmount(refundable, locale)}
        error={errorOf('amount')}
      />
      <TextAreaField
        label={t('staff_ask.reason')}
        name="reason"
        maxLength={300}
        required
        error={errorOf('reason')}
      />
      <ErrorText error={error} />
      <FormButtons look="danger" isPending={isPending} onCancel={onClose}>
        {t('staff_money.refund')}
      </FormButtons>
    </form>
  );
}
