import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import { getPayment, type Payment } from '#contract/payments';
import { getWithdrawal, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { invalidateQuery } from '../../data/invalidate.ts';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';

export type WithdrawalPreview = Output<typeof getWithdrawal>;

export const withdrawalQuery = (payment: string) =>
  queryOptions({
    ...query(getWithdrawal, { payment }),
    gcTime: 0,
  });

/**
 * The server refuses if the credits or amount that the member saw have changed.
 * @spec D2.35 D5.1
 */
export function useWithdraw(payment: string, onDone: () => void) {
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
  const locale = useLocale();
  return ({ refunds: [last], mandate, currency }: Payment, amount: number): string => {
    const money = (minor: number) => moneyText(locale, minor, currency);
    if (last?.state !== 'not_collected') return t('withdrawal.done', { money: money(amount) });
    const left = mandate?.amount ?? 0;
    return left > 0 ? t('withdrawal.done_less', { left: money(left) }) : t('withdrawal.done_nothing');
  };
}
