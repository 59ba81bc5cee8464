import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { BodyIn } from '#contract/call';
import type { startPayment } from '#contract/payments';
import type { startRepeatOrder } from '#contract/repeat-order';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { loadDocument } from '../../connection/reload-guard.ts';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { invalidateAfter } from '../../data/use-call.ts';
import {
  type OrderDetails,
  orderKey,
  persistStartedPayment,
  type RepeatOrderDetails,
} from './persisted-order.ts';
import { startedOrderQuery, usePageRestored } from './started-order-query.ts';

type OrderCall = typeof startPayment | typeof startRepeatOrder;

/**
 * Starts one payment, however often the member presses the button or reloads.
 * @spec 4.8 3.10 D1.3
 */
export function useStartOrder<C extends OrderCall>(call: C, onRefused?: (error: Error) => void) {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const paying = useMutation({
    networkMode: 'always',
    async mutationFn({ order, body }: { order: OrderDetails | RepeatOrderDetails; body: BodyIn<C> }) {
      const member = currentMemberId(cache) ?? '';
      // After the Back button, this tab may already have an open or completed payment.
      if (await cache.fetchQuery(startedOrderQuery(member))) return null;
      const key = orderKey(member, order, Date.now());
      const { payment, leave_for } = await callApi<OrderCall>(api, call, { key, body });
      const started = { payment: payment.payment_id, leave_for: leave_for ?? '' };
      persistStartedPayment(member, key, started);
      return started;
    },
    onSuccess(started) {
      if (!started) void invalidate(cache, ['payments']);
      else if (started.leave_for) loadDocument(started.leave_for);
      else void navigate(`/transactions/${started.payment}?paid=1`);
    },
    onError(error) {
      onRefused?.(error);
      // Price, discount or methods may have changed, so they are refetched.
      void invalidateAfter(cache, call);
    },
  });
  usePageRestored(paying.reset);
  return paying;
}
