import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { checkPayment, isOpenPaymentState, isUnsuccessful, type Payment } from '#contract/payments';
import { currentMemberId } from '../../accounts/session-state.ts';
import { callApi, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { clearPersistedOrder } from '../order/persisted-order.ts';
import { refreshAfterPayment } from '../order/refresh-after-payment.ts';
import { checkIntervalMs } from './check-interval.ts';
import { paymentQuery } from './payment-query.ts';
import { useJustReturned } from './use-just-returned.ts';

/** So long who came back from the bank may have paid what had come to nothing here. */
const LATE_PAYMENT_MS = 30_000;

/**
 * A payment as it stands, followed until it is known what became of it: events tell, and without them the provider is asked ever more
 * rarely. So it is of one that had come to nothing, for who just came back from the bank: `isAsking` until there is an answer. The payment is
 * undefined until it is loaded.
 */
export function usePolledPayment(id: string): { payment: Payment | undefined; isChecking: boolean } {
  const api = useApi();
  const cache = useQueryClient();
  const { data: payment } = useQuery(paymentQuery(api, id));
  const hasJustReturned = useJustReturned(payment, LATE_PAYMENT_MS);
  const isPolled =
    payment && (isOpenPaymentState(payment.state) || (hasJustReturned && isUnsuccessful(payment.state)));
  const { data: answer } = useQuery({
    queryKey: ['payment-check', id],
    queryFn: async ({ signal }) => {
      const checked = await callApi(api, checkPayment, { signal, body: { payment: id } });
      storeChecked(cache, checked);
      return checked.state;
    },
    enabled: isPolled === true,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => checkIntervalMs(state.dataUpdateCount + state.errorUpdateCount),
  });
  useRefreshWhenKnown(payment);
  return { payment, isChecking: hasJustReturned && !answer };
}

/** An event may have told more meanwhile: what is over does not begin again, nor does what was paid come to nothing. */
const storeChecked = (cache: QueryClient, checked: Payment): void =>
  void cache.setQueryData<Payment>(['payment', checked.payment_id], known =>
    known && progressOf(known) > progressOf(checked) ? known : checked,
  );

const progressOf = ({ state, completed_at }: Payment): number =>
  isOpenPaymentState(state) ? 0 : completed_at ? 2 : 1;

/** Once it is known, the next order is another, and what it changed is asked anew: credits, prices, photos that a premium member sees. */
function useRefreshWhenKnown(payment: Payment | undefined): void {
  const cache = useQueryClient();
  const before = useRef(payment?.state);
  const { payment_id: id, state } = payment ?? {};
  useEffect(() => {
    if (!id || !state || isOpenPaymentState(state)) return;
    clearPersistedOrder(currentMemberId(cache) ?? '', id);
    if (before.current !== state) refresh(cache, []);
    else {
      refresh(cache, ['user']);
      refreshAfterPayment(cache);
    }
    before.current = state;
  }, [id, state, cache]);
}
