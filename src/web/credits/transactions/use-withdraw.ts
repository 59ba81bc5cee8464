import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Output } from '#contract/call';
import type { Api } from '#contract/client';
import { getWithdrawal, withdraw } from '#contract/fair-payments';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { toast } from '../../ui/toast-store.ts';

type Shown = Output<typeof getWithdrawal>;

/** What withdrawing from a payment would give back at this moment. */
export const withdrawalQuery = (api: Api, payment: string) =>
  queryOptions({
    queryKey: ['withdrawal', payment],
    queryFn: ({ signal }): Promise<Shown> => ask(api, getWithdrawal, { signal, query: { payment } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Withdraws for exactly what was shown; where it is another by now, it is shown anew and nothing is done. */
export function useWithdraw(payment: string, onDone: () => void) {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const locale = useLocale();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ credits, amount }: Shown) => ask(api, withdraw, { body: { payment, credits, amount } }),
    onSuccess(withdrawn: Payment, { amount, currency }) {
      cache.setQueryData(['payment', payment], withdrawn);
      for (const shown of ['user', 'transactions', 'spending-limit']) refresh(cache, [shown]);
      toast(t('withdrawal.done', { money: moneyText(locale, amount, currency) }), 'good');
      onDone();
    },
    onError() {
      for (const shown of ['withdrawal', 'payment']) refresh(cache, [shown, payment]);
    },
  });
}
