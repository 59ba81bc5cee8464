import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { eventTags } from '#contract/events';
import {
  checkPayment,
  getPayment,
  isOpenPaymentState,
  isUnsuccessful,
  type Payment,
} from '#contract/payments';
import { fillTags } from '#contract/tags';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate, invalidateAll } from '../../data/invalidate.ts';
import { query } from '../../data/query.ts';
import { clearPersistedOrder } from '../order/persisted-order.ts';

/** Polls an unsuccessful payment for this time, because it may become paid. */
const LATE_PAYMENT_MS = 30_000;

/**
 * `isChecking` is true after the member's return until the first poll has answered.
 * @spec 4.9
 */
export function usePolledPayment(id: string): { payment: Payment | undefined; isChecking: boolean } {
  const api = useApi();
  const cache = useQueryClient();
  const { data: payment } = useQuery(query(getPayment, { id }));
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
  void cache.setQueryData(query(getPayment, { id: checked.payment_id }).queryKey, cached =>
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
    if (before.current !== state) void invalidateAll(cache);
    else {
      void invalidate(cache, ['user', ...fillTags(eventTags.payment ?? [], { payment: id })]);
    }
    before.current = state;
  }, [id, state, cache]);
}

/** @spec 4.9 */
export function checkIntervalMs(checks: number): number {
  if (checks < 10) return 2_000;
  return checks < 30 ? 6_000 : 30_000;
}

/**
 * Returns false for a direct debit, because its buyer does not leave this site.
 * @spec 4.9
 */
export function useJustReturned(payment: Payment | undefined, durationMs: number): boolean {
  const hasReturned = useSearchParams()[0].has('paid') && payment?.method !== 'sdd';
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return hasReturned && !isOver;
}
