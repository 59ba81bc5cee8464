import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contract/call';
import { getPayment, type Payment } from '#contract/payments';
import { getWithdrawal, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { useAccountText, useMoneyText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { invalidateQuery } from '../../data/invalidate.ts';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';

type WithdrawalDialogProps = { payment: string; open: boolean; onClose: () => void };

/** @spec D2.35 D5.1 */
export function WithdrawalDialog({ payment, open, onClose }: WithdrawalDialogProps) {
  const t = useAccountText();
  const { data: preview, error } = useQuery({ ...withdrawalQuery(payment), enabled: open });
  const { mutate, isPending, error: refusal } = useWithdraw(payment, onClose);
  const withdraw = () => preview && mutate({ payment, credits: preview.credits, amount: preview.amount });
  return (
    <Modal open={open} onClose={onClose} title={t('withdrawal.heading')} locked={isPending}>
      <div className="stack gap-2" aria-busy={!preview && !error}>
        {preview && (
          <>
            <Outcome preview={preview} />
            {preview.ends_premium && <p className="pad-2 warning-tint radius-m">{t('withdrawal.premium')}</p>}
          </>
        )}
        <ErrorText error={error ?? refusal} />
        <Button wide busy={isPending} disabled={!preview} onClick={withdraw}>
          {t('withdrawal.confirm')}
        </Button>
        <Button wide look="plain" onClick={onClose}>
          {t('withdrawal.cancel')}
        </Button>
      </div>
    </Modal>
  );
}

function Outcome({
  preview: { credits, amount, currency, to_collect: toCollect },
}: {
  preview: WithdrawalPreview;
}) {
  const t = useAccountText();
  const money = useMoneyText();
  const less = toCollect
    ? t('withdrawal.less', { money: money(amount, currency), credits, left: money(toCollect, currency) })
    : t('withdrawal.nothing', { credits });
  return (
    <>
      <p className="text-l weight-650">
        {toCollect === null ? t('withdrawal.back', { money: money(amount, currency), credits }) : less}
      </p>
      <p>{toCollect === null ? t('withdrawal.way') : t('withdrawal.proof')}</p>
    </>
  );
}

type WithdrawalPreview = Output<typeof getWithdrawal>;

const withdrawalQuery = (payment: string) =>
  queryOptions({
    ...query(getWithdrawal, { payment }),
    gcTime: 0,
  });

/**
 * The server refuses if the credits or amount that the member saw have changed.
 * @spec D2.35 D5.1
 */
function useWithdraw(payment: string, onDone: () => void) {
  const cache = useQueryClient();
  const outcomeText = useOutcomeText();
  return useCall(withdrawPurchase, {
    onSuccess(withdrawn, { amount }) {
      cache.setQueryData(query(getPayment, { id: payment }).queryKey, withdrawn);
      toast(outcomeText(withdrawn, amount), 'good');
      onDone();
    },
    onError: () => void invalidateQuery(cache, withdrawalQuery(payment).queryKey),
  });
}

function useOutcomeText() {
  const t = useAccountText();
  const money = useMoneyText();
  return ({ refunds: [last], mandate, currency }: Payment, amount: number): string => {
    if (last?.state !== 'not_collected') return t('withdrawal.done', { money: money(amount, currency) });
    const left = mandate?.amount ?? 0;
    return left > 0
      ? t('withdrawal.done_less', { left: money(left, currency) })
      : t('withdrawal.done_nothing');
  };
}
