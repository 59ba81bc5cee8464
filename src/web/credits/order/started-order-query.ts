import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { checkPayment, isOpenPaymentState, type Payment } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { apiOf, callApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { query } from '../../data/query.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { clearPersistedOrder, type StartedPayment, startedPayment } from './persisted-order.ts';

/** A payment that this tab started and whose outcome the tab has not seen. */
export type StartedOrder = { payment: Payment; leave_for: string | null };

/**
 * The payment of this tab; null if the member may start another order.
 * @spec 4.9 D1.3
 */
export const startedOrderQuery = (member: string) =>
  queryOptions({
    queryKey: ['started-order', member, getOpenPayments.provides],
    queryFn: async ({ client, signal }): Promise<StartedOrder | null> => {
      const started = startedPayment(member);
      return started && checkStarted(apiOf(client), member, started, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // Offline, the default mode would wait for the network instead of failing.
    networkMode: 'always',
  });

async function checkStarted(
  api: Api,
  member: string,
  started: StartedPayment,
  signal: AbortSignal,
): Promise<StartedOrder | null> {
  const payment = await callApi(api, checkPayment, { signal, body: { payment: started.payment } }).catch(
    nullIfNotFound,
  );
  if (payment && (isOpenPaymentState(payment.state) || payment.state === 'completed'))
    return { payment, leave_for: started.leave_for };
  clearPersistedOrder(member, started.payment);
  return null;
}

function nullIfNotFound(error: unknown): null {
  if (isApiError(error) && error.code === 'not_found') return null;
  throw error;
}

/**
 * Until `started` is loaded, open payments hide the order form. The page's loader must load the open payments.
 * @spec 4.9
 */
export function useStartedOrder(): StartedOrder | null {
  const cache = useQueryClient();
  const hydrated = useHydrated();
  const { data: open } = useQuery(query(getOpenPayments));
  const { data: started, isFetched } = useQuery({
    ...startedOrderQuery(currentMemberId(cache) ?? ''),
    enabled: hydrated,
  });
  usePageRestored(() => void invalidate(cache, ['payments']));
  return (isFetched ? started : open?.payments[0]) ?? null;
}

export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && restored(), controller);
    return () => controller.abort();
  }, []);
}
