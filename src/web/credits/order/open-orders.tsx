import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { OpenOrder, type PlannedOrder } from './open-order.tsx';
import { openPaymentsQuery } from './open-payments-query.ts';
import type { StartedOrder } from './started-order-query.ts';

type OpenOrdersProps = {
  started: StartedOrder | null;
  /** Nothing is off what is bought here: a discount that is held is the reason. */
  isFull: boolean;
  /** The one that this tab began stands where the order would be filled in. */
  plannedOrder?: PlannedOrder;
};

/** The payment that this tab began, and those of other tabs and devices: each is gone on with or given up, and none is made twice. */
export function OpenOrders({ started, isFull, plannedOrder }: OpenOrdersProps) {
  const { data = [] } = useQuery(openPaymentsQuery(useApi()));
  const startedId = started?.payment.payment_id;
  const others = data.filter(({ payment }) => payment.payment_id !== startedId);
  const holds = data.some(open => open.holds && open.payment.payment_id === startedId);
  const open = started ? [{ ...started, holds }, ...others] : others;
  return open.map(order => (
    <OpenOrder
      key={order.payment.payment_id}
      payment={order.payment}
      paymentUrl={order.leave_for}
      plannedOrder={order.payment.payment_id === startedId ? plannedOrder : undefined}
      holds={order.holds && (isFull ? 'here' : 'elsewhere')}
    />
  ));
}
