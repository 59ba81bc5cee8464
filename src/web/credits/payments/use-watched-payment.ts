import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { checkPayment, isOpenPaymentState, isUnsuccessful, type Payment } from '#contract/payments';
import { currentMemberId } from '../../accounts/session-state.ts';
import { callApi, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { endOrder } from '../order/kept-order.ts';
import { paymentMoved } from '../order/payment-moved.ts';
import { checkAgainIn } from './check-rhythm.ts';
import { paymentQuery } from './payment-query.ts';
import { useJustBack } from './use-just-back.ts';

/** So long who came back from the bank may have paid what had come to nothing here. */
const AFTER_ALL_MS = 30_000;

/**
 * A payment as it stands, followed until it is known what became of it: events tell, and without them the provider is asked ever more
 * rarely. So it is of one that had come to nothing, for who just came back from the bank: `isAsking` until there is an answer. The payment is
 * undefined until it is loaded.
 */
export function useWatchedPayment(id: string): { payment: Payment | undefined; isAsking: boolean } {
  const api = useApi();
  const cache = useQueryClient();
  const { data: payment } = useQuery(paymentQuery(api, id));
  const isJustBack = useJustBack(payment, AFTER_ALL_MS);
  const isWatched =
    payment && (isOpenPaymentState(payment.state) || (isJustBack && isUnsuccessful(payment.state)));
  const { data: answer } = useQuery({
    queryKey: ['payment-check', id],
    queryFn: async ({ signal }) => {
      const checked = await callApi(api, checkPayment, { signal, body: { payment: id } });
      tell(cache, checked);
      return checked.state;
    },
    enabled: isWatched === true,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => checkAgainIn(state.dataUpdateCount + state.errorUpdateCount),
  });
  useAfterwards(payment);
  return { payment, isAsking: isJustBack && !answer };
}

/** An event may have told more meanwhile: what is over does not begin again, nor does what was paid come to nothing. */
const tell = (cache: QueryClient, checked: Payment): void =>
  void cache.setQueryData<Payment>(['payment', checked.payment_id], known =>
    known && cameTo(known) > cameTo(checked) ? known : checked,
  );

const cameTo = ({ state, completed_at }: Payment): number =>
  isOpenPaymentState(state) ? 0 : completed_at ? 2 : 1;

/** Once it is known, the next order is another, and what it changed is asked anew: credits, prices, photos that a premium member sees. */
function useAfterwards(payment: Payment | undefined): void {
  const cache = useQueryClient();
  const before = useRef(payment?.state);
  const { payment_id: id, state } = payment ?? {};
  useEffect(() => {
    if (!id || !state || isOpenPaymentState(state)) return;
    endOrder(currentMemberId(cache) ?? '', id);
    if (before.current !== state) refresh(cache, []);
    else {
      refresh(cache, ['user']);
      paymentMoved(cache);
    }
    before.current = state;
  }, [id, state, cache]);
}
