import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import type { BegunOrder } from './begun-order-query.ts';
import { OpenOrder, type OrderedHere } from './open-order.tsx';
import { openPaymentsQuery } from './open-payments-query.ts';

type OpenOrdersProps = {
  begun: BegunOrder | null;
  /** Nothing is off what is bought here: a discount that is held is the reason. */
  isFull: boolean;
  /** The one that this tab began stands where the order would be filled in. */
  inPlaceOf?: OrderedHere;
};

/** The payment that this tab began, and those of other tabs and devices: each is gone on with or given up, and none is made twice. */
export function OpenOrders({ begun, isFull, inPlaceOf }: OpenOrdersProps) {
  const { data = [] } = useQuery(openPaymentsQuery(useApi()));
  const own = begun?.payment.payment_id;
  const others = data.filter(({ payment }) => payment.payment_id !== own);
  const holds = data.some(open => open.holds && open.payment.payment_id === own);
  const open = begun ? [{ ...begun, holds }, ...others] : others;
  return open.map(order => (
    <OpenOrder
      key={order.payment.payment_id}
      payment={order.payment}
      leaveFor={order.leave_for}
      inPlaceOf={order.payment.payment_id === own ? inPlaceOf : undefined}
      holds={order.holds && (isFull ? 'here' : 'elsewhere')}
    />
  ));
}
