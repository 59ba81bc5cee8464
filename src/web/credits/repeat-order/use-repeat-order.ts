import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/errors';
import { startRepeatOrder } from '#contract/repeat-order';
import { currentMemberId } from '../../accounts/session-state.ts';
import { callApi, useApi } from '../../api.ts';
import { loadDocument } from '../../connection/reload-guard.ts';
import { refresh } from '../../live/refresh.ts';
import { begunOrderQuery } from '../order/begun-order-query.ts';
import { keyOf, noteBegun } from '../order/kept-order.ts';
import { useReturned } from '../order/use-returned.ts';
import type { RepeatOrder } from './repeat-order-query.ts';

/**
 * Makes the last order again, as it was confirmed: charged to the kept card at once, else paid where the provider says. `justNow` is the same
 * order, charged a moment ago, perhaps from another tab: from then on, confirming it means another one.
 */
export function useRepeatOrder() {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [justNow, setJustNow] = useState<string | null>(null);
  const again = justNow !== null;
  const paying = useMutation({
    networkMode: 'always',
    async mutationFn({ amount, card }: RepeatOrder) {
      const member = currentMemberId(cache) ?? '';
      if (await cache.fetchQuery(begunOrderQuery(api, member))) return null;
      const key = keyOf(member, { repeat: true, again, amount, card: card?.id ?? null }, Date.now());
      const body = { amount, ...(card && { card: card.id, again }) };
      const { payment, leave_for } = await callApi(api, startRepeatOrder, { key, body });
      noteBegun(member, key, { payment: payment.payment_id, leave_for: leave_for ?? '' });
      return { payment: payment.payment_id, leaveFor: leave_for };
    },
    onSuccess(begun) {
      if (!begun) refresh(cache, ['begun-order']);
      else if (begun.leaveFor) loadDocument(begun.leaveFor);
      else void navigate(`/transactions/${begun.payment}?paid=1`);
    },
    onError(error) {
      if (isApiError(error) && error.code === 'ordered_just_now') setJustNow(String(error.params.payment));
      refresh(cache, ['repeat-order']);
    },
  });
  useReturned(paying.reset);
  return { ...paying, justNow };
}
