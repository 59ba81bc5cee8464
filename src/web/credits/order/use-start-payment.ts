import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { startPayment } from '#contract/payments';
import { currentMemberId } from '../../accounts/session-state.ts';
import { callApi, useApi } from '../../api.ts';
import { loadDocument } from '../../connection/reload-guard.ts';
import { refresh } from '../../live/refresh.ts';
import { begunOrderQuery } from './begun-order-query.ts';
import { keyOf, noteBegun, type Order } from './kept-order.ts';
import { useReturned } from './use-returned.ts';

/** Begins to pay for an order and leaves for where it is paid; once, however often it is pressed, reloaded or come back to. */
export function useStartPayment() {
  const api = useApi();
  const cache = useQueryClient();
  const paying = useMutation({
    networkMode: 'always',
    async mutationFn(order: Order): Promise<string | null> {
      const member = currentMemberId(cache) ?? '';
      // Come back to by the back key: the page says what is open already.
      if (await cache.fetchQuery(begunOrderQuery(api, member))) return null;
      const key = keyOf(member, order, Date.now());
      const { code, bank, ...asked } = order;
      const body = { ...asked, ...(code && { code }), ...(bank && { bank }) };
      const { payment, leave_for } = await callApi(api, startPayment, { key, body });
      noteBegun(member, key, { payment: payment.payment_id, leave_for });
      return leave_for;
    },
    onSuccess(leaveFor) {
      if (leaveFor) loadDocument(leaveFor);
      else refresh(cache, ['begun-order']);
    },
    onError(error) {
      // The price, or what the code is worth, is another by now.
      if (isApiError(error))
        for (const shown of ['quote', 'discount', 'open-payments', 'payment-methods'])
          refresh(cache, [shown]);
    },
  });
  useReturned(paying.reset);
  return paying;
}
