import { useQuery } from '@tanstack/react-query';
import { getOpenPayments } from '#contract/transactions';
import { query } from '../../data/query.ts';
import { OpenOrder, type PlannedOrder } from './open-order.tsx';
import type { StartedOrder } from './started-order-query.ts';

type OpenOrdersProps = {
  started: StartedOrder | null;
  /** True if this page shows prices without a discount. */
  isFull: boolean;
  plannedOrder?: PlannedOrder;
};

/** @spec 4.9 */
export function OpenOrders({ started, isFull, plannedOrder }: OpenOrdersProps) {
  const { data } = useQuery(query(getOpenPayments));
  const open = data?.payments ?? [];
  const startedId = started?.payment.payment_id;
  const others = open.filter(({ payment }) => payment.payment_id !== startedId);
  const holds = open.some(({ holds, payment }) => holds && payment.payment_id === startedId);
  const orders = started ? [{ ...started, holds }, ...others] : others;
  return orders.map(order => (
    <OpenOrder
      key={order.payment.payment_id}
      payment={order.payment}
      paymentUrl={order.leave_for}
      plannedOrder={order.payment.payment_id === startedId ? plannedOrder : undefined}
      holds={order.holds && (isFull ? 'here' : 'elsewhere')}
    />
  ));
}
