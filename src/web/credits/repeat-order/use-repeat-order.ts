import { useState } from 'react';
import type { Output } from '#contract/call';
import { isApiError } from '#contract/errors';
import { type getRepeatOrder, startRepeatOrder } from '#contract/repeat-order';
import { useStartOrder } from '../order/use-start-order.ts';

/**
 * If the same order was just placed, the returned `justNow` is that order's payment.
 * @spec 3.10 D1.3
 */
export function useRepeatOrder({ amount, card }: NonNullable<Output<typeof getRepeatOrder>>) {
  const [recentPayment, setRecentPayment] = useState<string | null>(null);
  const again = recentPayment !== null;
  const { mutate, ...paying } = useStartOrder(startRepeatOrder, error => {
    if (isApiError(error) && error.code === 'ordered_just_now')
      setRecentPayment(String(error.params.payment));
  });
  const start = () =>
    mutate({
      order: { repeat: true, again, amount, card: card?.id ?? null },
      body: { amount, ...(card && { card: card.id, again }) },
    });
  return { ...paying, start, justNow: recentPayment };
}
