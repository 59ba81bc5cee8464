import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/errors';
import { startRepeatOrder } from '#contract/repeat-order';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { callApi, useApi } from '../../api.ts';
import { loadDocument } from '../../connection/reload-guard.ts';
import { refresh } from '../../live/refresh.ts';
import { orderKey, persistStartedPayment } from '../order/persisted-order.ts';
import { startedOrderQuery } from '../order/started-order-query.ts';
import { usePageRestored } from '../order/use-page-restored.ts';
import type { RepeatOrder } from './repeat-order-query.ts';

/**
 * If the same order was just placed, the returned `justNow` is that order's payment.
 * @spec 3.10 D1.3
 */
export function useRepeatOrder() {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [recentPayment, setRecentPayment] = useState<string | null>(null);
  const again = recentPayment !== null;
  const paying = useMutation({
    networkMode: 'always',
    async mutationFn({ amount, card }: RepeatOrder) {
      const member = currentMemberId(cache) ?? '';
      if (await cache.fetchQuery(startedOrderQuery(api, member))) return null;
      const key = orderKey(member, { repeat: true, again, amount, card: card?.id ?? null }, Date.now());
      const body = { amount, ...(card && { card: card.id, again }) };
      const { payment, leave_for } = await callApi(api, startRepeatOrder, { key, body });
      persistStartedPayment(member, key, { payment: payment.payment_id, leave_for: leave_for ?? '' });
      return { payment: payment.payment_id, paymentUrl: leave_for };
    },
    onSuccess(started) {
      if (!started) refresh(cache, ['started-order']);
      else if (started.paymentUrl) loadDocument(started.paymentUrl);
      else void navigate(`/transactions/${started.payment}?paid=1`);
    },
    onError(error) {
      if (isApiError(error) && error.code === 'ordered_just_now')
        setRecentPayment(String(error.params.payment));
      refresh(cache, ['repeat-order']);
    },
  });
  usePageRestored(paying.reset);
  return { ...paying, justNow: recentPayment };
}
