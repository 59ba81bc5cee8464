import { PRICE_SAFETY } from '#contract/constants';
import { createDiscount, discountValidities } from '#contract/staff-prices';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';

type NewCodeDialogProps = { open: boolean; onClose: () => void };

/** @spec D5.10 3.7 */
export function NewCodeDialog({ open, onClose }: NewCodeDialogProps) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_money.new_code_title')}>
      <NewCodeForm onClose={onClose} />
    </Modal>
  );
}

function NewCodeForm({ onClose }: { onClose: () => void }) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: createDiscount,
    around: sendWithQuestions,
    bodyOf: ({ code = '', percentage = '', validity, expires = '', member = '' }) => ({
      code,
      value_percentage: Number(percentage.replace(',', '.')),
      validity: discountValidities.find(known => known === validity) ?? 'once-per-user',
      ...(expires !== '' && { expires: new Date(expires).toISOString() }),
      ...(member.trim() !== '' && { member: member.trim() }),
    }),
    wrong: {
      code: t('staff_money.code_wrong'),
      value_percentage: t('staff_money.percentage_wrong'),
      member: t('staff_audit.member_wrong'),
    },
    onDone: ({ status }) => {
      toast(t(status === 'active' ? 'staff_money.created' : 'staff_code.asked'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <TextField
        label={t('staff_money.code')}
        hint={t('staff_money.code_hint')}
        name="code"
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errorOf('code')}
      />
      <TextField
        label={t('staff_money.percentage')}
        hint={t('staff_code.limit', { percent: PRICE_SAFETY.changePercent })}
        name="percentage"
        inputMode="decimal"
        autoComplete="off"
        required
        error={errorOf('value_percentage')}
      />
      <SelectField
        label={t('staff_money.validity')}
        name="validity"
        defaultValue="once-per-user"
        options={discountValidities.map(value => ({ value, name: t(`staff_code_validity.${value}`) }))}
        error={errorOf('validity')}
      />
      <TextField
        label={t('staff_money.expires')}
        name="expires"
        type="datetime-local"
        error={errorOf('expires')}
      />
      <TextField
        label={t('staff_money.member')}
        name="member"
        autoComplete="off"
        spellCheck={false}
        error={errorOf('member')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_money.new_code')}
      </FormButtons>
    </form>
  );
}
