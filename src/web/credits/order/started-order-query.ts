import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { checkPayment, isOpenPaymentState, type Payment } from '#contract/payments';
import { currentMemberId } from '../../accounts/session-state.ts';
import { callApi, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { openPaymentsQuery } from './open-payments-query.ts';
import { clearPersistedOrder, type StartedPayment, startedPayment } from './persisted-order.ts';
import { usePageRestored } from './use-page-restored.ts';

/** A payment that this tab began and did not hear of since, as it stands by the provider's word; completed, where it was paid. */
export type StartedOrder = { payment: Payment; leave_for: string | null };

/** The payment that this tab began last, where it is under way or was paid; null where the next order may begin. */
export const startedOrderQuery = (api: Api, member: string) =>
  queryOptions({
    queryKey: ['begun-order', member],
    queryFn: async ({ signal }): Promise<StartedOrder | null> => {
      const started = startedPayment(member);
      return started && checkStarted(api, member, started, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // Without a line it fails, and is not waited for.
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
 * The order that is under way in this tab; a page that the browser kept whole while its reader was away to pay asks anew. Until the tab has
 * said which, it is taken to be the one that is open: nobody is offered an order first that is then taken from him. Pages load
 * `openPaymentsQuery` before.
 */
export function useStartedOrder(): StartedOrder | null {
  const api = useApi();
  const cache = useQueryClient();
  const hydrated = useHydrated();
  const { data: open = [] } = useQuery(openPaymentsQuery(api));
  const { data: started, isFetched } = useQuery({
    ...startedOrderQuery(api, currentMemberId(cache) ?? ''),
    enabled: hydrated,
  });
  usePageRestored(() => refresh(cache, ['begun-order']));
  return (isFetched ? started : open[0]) ?? null;
}
