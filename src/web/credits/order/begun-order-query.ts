import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client';
import { isApiError } from '#contract/errors';
import { checkPayment, isOpenPaymentState, type Payment } from '#contract/payments';
import { currentMemberId } from '../../accounts/session-state.ts';
import { callApi, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type Begun, begunBy, endOrder } from './kept-order.ts';
import { openPaymentsQuery } from './open-payments-query.ts';
import { useReturned } from './use-returned.ts';

/** A payment that this tab began and did not hear of since, as it stands by the provider's word; completed, where it was paid. */
export type BegunOrder = { payment: Payment; leave_for: string | null };

/** The payment that this tab began last, where it is under way or was paid; null where the next order may begin. */
export const begunOrderQuery = (api: Api, member: string) =>
  queryOptions({
    queryKey: ['begun-order', member],
    queryFn: async ({ signal }): Promise<BegunOrder | null> => {
      const begun = begunBy(member);
      return begun && stillOpen(api, member, begun, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // Without a line it fails, and is not waited for.
    networkMode: 'always',
  });

async function stillOpen(
  api: Api,
  member: string,
  begun: Begun,
  signal: AbortSignal,
): Promise<BegunOrder | null> {
  const payment = await callApi(api, checkPayment, { signal, body: { payment: begun.payment } }).catch(
    unknownAsNull,
  );
  if (payment && (isOpenPaymentState(payment.state) || payment.state === 'completed'))
    return { payment, leave_for: begun.leave_for };
  endOrder(member, begun.payment);
  return null;
}

function unknownAsNull(error: unknown): null {
  if (isApiError(error) && error.code === 'not_found') return null;
  throw error;
}

/**
 * The order that is under way in this tab; a page that the browser kept whole while its reader was away to pay asks anew. Until the tab has
 * said which, it is taken to be the one that is open: nobody is offered an order first that is then taken from him. Pages load
 * `openPaymentsQuery` before.
 */
export function useBegunOrder(): BegunOrder | null {
  const api = useApi();
  const cache = useQueryClient();
  const hydrated = useHydrated();
  const { data: open = [] } = useQuery(openPaymentsQuery(api));
  const { data: begun, isFetched } = useQuery({
    ...begunOrderQuery(api, currentMemberId(cache) ?? ''),
    enabled: hydrated,
  });
  useReturned(() => refresh(cache, ['begun-order']));
  return (isFetched ? begun : open[0]) ?? null;
}
