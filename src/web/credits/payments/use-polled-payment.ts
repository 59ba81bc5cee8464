import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { checkPayment, isOpenPaymentState, isUnsuccessful, type Payment } from '#contract/payments';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { callApi, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { clearPersistedOrder } from '../order/persisted-order.ts';
import { refreshAfterPayment } from '../order/refresh-after-payment.ts';
import { checkIntervalMs } from './check-interval.ts';
import { paymentQuery } from './payment-query.ts';
import { useJustReturned } from './use-just-returned.ts';

/** Polls an unsuccessful payment for this time, because it may become paid. */
const LATE_PAYMENT_MS = 30_000;

/**
 * `isChecking` is true after the member's return until the first poll has answered.
 * @spec 4.9
 */
export function usePolledPayment(id: string): { payment: Payment | undefined; isChecking: boolean } {
  const api = useApi();
  const cache = useQueryClient();
  const { data: payment } = useQuery(paymentQuery(api, id));
  const hasJustReturned = useJustReturned(payment, LATE_PAYMENT_MS);
  const isPolled =
    payment && (isOpenPaymentState(payment.state) || (hasJustReturned && isUnsuccessful(payment.state)));
  const { data: polledState } = useQuery({
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
  return { payment, isChecking: hasJustReturned && !polledState };
}

/** Stores the polled payment, unless an event has already brought a later state. */
const storeChecked = (cache: QueryClient, checked: Payment): void =>
  void cache.setQueryData<Payment>(['payment', checked.payment_id], cached =>
    cached && progressOf(cached) > progressOf(checked) ? cached : checked,
  );

const progressOf = ({ state, completed_at }: Payment): number =>
  isOpenPaymentState(state) ? 0 : completed_at ? 2 : 1;

/** Deletes the persisted order and refetches data when the payment has an outcome. */
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
