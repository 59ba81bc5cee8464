import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { startPayment } from '#contract/payments';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { loadDocument } from '../../connection/reload-guard.ts';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { invalidateAfter } from '../../data/use-call.ts';
import { type OrderDetails, orderKey, persistStartedPayment } from './persisted-order.ts';
import { startedOrderQuery } from './started-order-query.ts';
import { usePageRestored } from './use-page-restored.ts';

/**
 * Starts one payment, however often the member presses the button or reloads.
 * @spec 4.8 D1.3
 */
export function useStartPayment() {
  const api = useApi();
  const cache = useQueryClient();
  const paying = useMutation({
    networkMode: 'always',
    async mutationFn(order: OrderDetails): Promise<string | null> {
      const member = currentMemberId(cache) ?? '';
      // After the Back button, this tab may already have an open or completed payment.
      if (await cache.fetchQuery(startedOrderQuery(member))) return null;
      const key = orderKey(member, order, Date.now());
      const { code, bank, ...asked } = order;
      const body = { ...asked, ...(code && { code }), ...(bank && { bank }) };
      const { payment, leave_for } = await callApi(api, startPayment, { key, body });
      persistStartedPayment(member, key, { payment: payment.payment_id, leave_for });
      return leave_for;
    },
    onSuccess(paymentUrl) {
      if (paymentUrl) loadDocument(paymentUrl);
      else void invalidate(cache, ['payments']);
    },
    onError(error) {
      // Price, discount or methods may have changed, so they are refetched.
      if (isApiError(error)) void invalidateAfter(cache, startPayment);
    },
  });
  usePageRestored(paying.reset);
  return paying;
}
