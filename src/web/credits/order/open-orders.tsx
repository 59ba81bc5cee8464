import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memberIn } from '../../accounts/login-state.ts';
import { useApi } from '../../api.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import type { BegunOrder } from './begun-order-query.ts';
import { heldQuery } from './held-query.ts';
import { placeOf } from './kept-order.ts';
import { OpenOrder } from './open-order.tsx';

type OpenOrdersProps = {
  begun: BegunOrder | null;
  /** Nothing is off what is bought here: a discount that is held is the reason. */
  isFull: boolean;
};

/** The payment that this tab began, and those of other tabs and devices that hold a discount: each is gone on with or given up. */
export function OpenOrders({ begun, isFull }: OpenOrdersProps) {
  const { data: held = [] } = useQuery(heldQuery(useApi()));
  const member = memberIn(useQueryClient()) ?? '';
  const hydrated = useHydrated();
  const own = begun?.payment.payment_id;
  const others = held.filter(({ payment_id: id }) => id !== own);
  const open = others.map(payment => ({
    payment,
    leaveFor: hydrated ? placeOf(member, payment.payment_id) : null,
    holds: true,
  }));
  if (begun)
    open.unshift({ payment: begun.payment, leaveFor: begun.leave_for, holds: others.length < held.length });
  return open.map(({ holds, ...order }) => (
    <OpenOrder key={order.payment.payment_id} {...order} holds={holds && (isFull ? 'here' : 'elsewhere')} />
  ));
}
