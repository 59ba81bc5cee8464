import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import type { Payment } from '#contract/payments';
import { getWithdrawal, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { toast } from '../../ui/toast-store.ts';

export type WithdrawalPreview = Output<typeof getWithdrawal>;

export const withdrawalQuery = (api: Api, payment: string) =>
  queryOptions({
    queryKey: ['withdrawal', payment],
    queryFn: ({ signal }): Promise<WithdrawalPreview> =>
      callApi(api, getWithdrawal, { signal, query: { payment } }),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * The server refuses if the credits or amount that the member saw have changed.
 * @spec D2.35 D5.1
 */
export function useWithdraw(payment: string, onDone: () => void) {
  const api = useApi();
  const cache = useQueryClient();
  const outcomeText = useOutcomeText();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ credits, amount }: WithdrawalPreview) =>
      callApi(api, withdrawPurchase, { body: { payment, credits, amount } }),
    onSuccess(withdrawn: Payment, { amount }) {
      cache.setQueryData(['payment', payment], withdrawn);
      for (const key of ['user', 'transactions', 'spending-limit']) refresh(cache, [key]);
      toast(outcomeText(withdrawn, amount), 'good');
      onDone();
    },
    onError() {
      for (const key of ['withdrawal', 'payment']) refresh(cache, [key, payment]);
    },
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
