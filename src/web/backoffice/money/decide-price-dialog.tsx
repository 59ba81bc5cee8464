import { decidePrice, type PriceRequest } from '#contract/staff-prices';
import { useMoneyText, useStaffText } from '#i18n/react';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export type PriceDecision = { request: PriceRequest; confirm: boolean };

/** @spec D5.10 D2.12 */
export function DecidePriceDialog(props: { decision: PriceDecision | null; onClose: () => void }) {
  const { decision, onClose } = props;
  const t = useStaffText();
  const moneyText = useMoneyText();
  const { mutate, reset, isPending, error } = useStaffCall(decidePrice, {
    onError: () => undefined,
    onSuccess: (_answer, { confirm }) => {
      toast(t(confirm ? 'staff_prices.applied' : 'staff_prices.refused'), 'good');
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const confirm = decision?.confirm ?? false;
  const named = decision && {
    credits: decision.request.credits,
    money: moneyText(decision.request.price, decision.request.currency),
  };
  return (
    <ConfirmDialog
      open={decision !== null}
      onClose={close}
      title={named ? t(confirm ? 'staff_prices.confirm_title' : 'staff_prices.refuse_title', named) : ''}
      action={t(confirm ? 'staff_prices.confirm' : 'staff_prices.refuse')}
      isPending={isPending}
      error={error}
      onConfirm={() => decision && mutate({ id: decision.request.id, confirm })}
    >
      <p>{t(confirm ? 'staff_prices.confirm_text' : 'staff_prices.refuse_text')}</p>
    </ConfirmDialog>
  );
}
