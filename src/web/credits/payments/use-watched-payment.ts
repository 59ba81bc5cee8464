import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { checkPayment, isUnderWay, type Payment } from '#contract/payments';
import { memberIn } from '../../accounts/login-state.ts';
import { ask, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { endOrder } from '../order/kept-order.ts';
import { paymentMoved } from '../order/payment-moved.ts';
import { checkAgainIn } from './check-rhythm.ts';
import { paymentQuery } from './payment-query.ts';

/**
 * A payment as it stands, followed until it is known what became of it: events tell, and without them the provider is asked ever more
 * rarely. Undefined until it is loaded.
 */
export function useWatchedPayment(id: string): Payment | undefined {
  const api = useApi();
  const cache = useQueryClient();
  const { data: payment } = useQuery(paymentQuery(api, id));
  const isOpen = payment !== undefined && isUnderWay(payment.state);
  useQuery({
    queryKey: ['payment-check', id],
    queryFn: async ({ signal }) => {
      const checked = await ask(api, checkPayment, { signal, body: { payment: id } });
      tell(cache, checked);
      return checked.state;
    },
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => checkAgainIn(state.dataUpdateCount + state.errorUpdateCount),
  });
  useAfterwards(payment);
  return payment;
}

/** An event may have told more meanwhile: what is over does not begin again. */
const tell = (cache: QueryClient, checked: Payment): void =>
  void cache.setQueryData<Payment>(['payment', checked.payment_id], known =>
    known && !isUnderWay(known.state) && isUnderWay(checked.state) ? known : checked,
  );

/** Once it is known, the next order is another, and what it changed is asked anew: credits, prices, photos that a premium member sees. */
function useAfterwards(payment: Payment | undefined): void {
  const cache = useQueryClient();
  const before = useRef(payment?.state);
  const { payment_id: id, state } = payment ?? {};
  useEffect(() => {
    if (!id || !state || isUnderWay(state)) return;
    endOrder(memberIn(cache) ?? '', id);
    if (before.current !== state) refresh(cache, []);
    else {
      refresh(cache, ['user']);
      paymentMoved(cache);
    }
    before.current = state;
  }, [id, state, cache]);
}
