import { useState } from 'react';
import { decideDiscount, type StaffDiscount } from '#contract/staff-prices';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/**
 * A large discount: another person than the one who made it confirms; everybody may refuse.
 * @spec D5.10 3.7
 */
export function DecideCode({ discount: { code, is_own: isOwn } }: { discount: StaffDiscount }) {
  const t = useStaffText();
  const [confirm, setConfirm] = useState<boolean | null>(null);
  const { mutate, dialog } = useConfirmedCall(decideDiscount, {
    done: (_answer, sent) => t(sent.confirm ? 'staff_money.created' : 'staff_code.refused'),
    onClose: () => setConfirm(null),
  });
  return (
    <span className="row wrap gap-1">
      {isOwn ? (
        <span className="quiet">{t('staff_prices.own')}</span>
      ) : (
        <Button look="plain" small onClick={() => setConfirm(true)}>
          {t('staff_prices.confirm')}
          <span className="unseen">: {code}</span>
        </Button>
      )}
      <Button look="plain" small onClick={() => setConfirm(false)}>
        {t('staff_prices.refuse')}
        <span className="unseen">: {code}</span>
      </Button>
      <ConfirmDialog
        open={confirm !== null}
        title={t(confirm ? 'staff_code.confirm_title' : 'staff_code.refuse_title', { code })}
        action={t(confirm ? 'staff_prices.confirm' : 'staff_prices.refuse')}
        {...dialog}
        onConfirm={() => confirm !== null && mutate({ code, confirm })}
      >
        <p>{t(confirm ? 'staff_code.confirm_text' : 'staff_code.refuse_text')}</p>
      </ConfirmDialog>
    </span>
  );
}
