import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { OpenOrder, type PlannedOrder } from './open-order.tsx';
import { openPaymentsQuery } from './open-payments-query.ts';
import type { StartedOrder } from './started-order-query.ts';

type OpenOrdersProps = {
  started: StartedOrder | null;
  /** True if this page shows prices without a discount. */
  isFull: boolean;
  plannedOrder?: PlannedOrder;
};

/** @spec 4.9 */
export function OpenOrders({ started, isFull, plannedOrder }: OpenOrdersProps) {
  const { data = [] } = useQuery(openPaymentsQuery(useApi()));
  const startedId = started?.payment.payment_id;
  const others = data.filter(({ payment }) => payment.payment_id !== startedId);
  const holds = data.some(open => open.holds && open.payment.payment_id === startedId);
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
