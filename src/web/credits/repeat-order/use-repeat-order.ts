import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '#contract/call';
import { isApiError } from '#contract/errors';
import type { getRepeatOrder } from '#contract/repeat-order';
import { startRepeatOrder } from '#contract/repeat-order';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { loadDocument } from '../../connection/reload-guard.ts';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { invalidateAfter } from '../../data/use-call.ts';
import { orderKey, persistStartedPayment } from '../order/persisted-order.ts';
import { startedOrderQuery } from '../order/started-order-query.ts';
import { usePageRestored } from '../order/use-page-restored.ts';

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
    async mutationFn({ amount, card }: NonNullable<Output<typeof getRepeatOrder>>) {
      const member = currentMemberId(cache) ?? '';
      if (await cache.fetchQuery(startedOrderQuery(member))) return null;
      const key = orderKey(member, { repeat: true, again, amount, card: card?.id ?? null }, Date.now());
      const body = { amount, ...(card && { card: card.id, again }) };
      const { payment, leave_for } = await callApi(api, startRepeatOrder, { key, body });
      persistStartedPayment(member, key, { payment: payment.payment_id, leave_for: leave_for ?? '' });
      return { payment: payment.payment_id, paymentUrl: leave_for };
    },
    onSuccess(started) {
      if (!started) void invalidate(cache, ['payments']);
      else if (started.paymentUrl) loadDocument(started.paymentUrl);
      else void navigate(`/transactions/${started.payment}?paid=1`);
    },
    onError(error) {
      if (isApiError(error) && error.code === 'ordered_just_now')
        setRecentPayment(String(error.params.payment));
      void invalidateAfter(cache, startRepeatOrder);
    },
  });
  usePageRestored(paying.reset);
  return { ...paying, justNow: recentPayment };
}
