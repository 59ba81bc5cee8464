import { decidePrice, type PriceRequest } from '#contract/staff-prices';
import { useMoneyText, useStaffText } from '#i18n/react';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export type PriceDecision = { request: PriceRequest; confirm: boolean };

/** @spec D5.10 D2.12 */
export function DecidePriceDialog(props: { decision: PriceDecision | null; onClose: () => void }) {
  const { decision, onClose } = props;
  const t = useStaffText();
  const moneyText = useMoneyText();
  const { mutate, dialog } = useConfirmedCall(decidePrice, {
    done: (_answer, sent) => t(sent.confirm ? 'staff_prices.applied' : 'staff_prices.refused'),
    onClose,
  });
  const confirm = decision?.confirm ?? false;
  const named = decision && {
    credits: decision.request.credits,
    money: moneyText(decision.request.price, decision.request.currency),
  };
  return (
    <ConfirmDialog
      open={decision !== null}
      title={named ? t(confirm ? 'staff_prices.confirm_title' : 'staff_prices.refuse_title', named) : ''}
      action={t(confirm ? 'staff_prices.confirm' : 'staff_prices.refuse')}
      {...dialog}
      onConfirm={() => decision && mutate({ id: decision.request.id, confirm })}
    >
      <p>{t(confirm ? 'staff_prices.confirm_text' : 'staff_prices.refuse_text')}</p>
    </ConfirmDialog>
  );
}
