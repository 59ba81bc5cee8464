import { useSearchParams } from 'react-router';
import { keyOfOrder, type ListOrder, type ListOrders, type OrderKey, orderAmong } from '#contract/list-order';

/** The parameter of the page's address that holds the order of its list. */
export const SORT = 'sort';

/** The order in an address, as the input of the list; nothing for the usual one. */
export function sortIn<Orders extends ListOrders>(
  params: URLSearchParams,
  orders: Orders,
): { sort?: Orders[number] } {
  const order = orderAmong(orders, params.get(SORT));
  return order === orders[0] ? {} : { sort: order };
}

/** Whether an address filters the list, whatever its order. */
export const isFilteredBy = (params: URLSearchParams): boolean =>
  [...params.keys()].some(name => name !== SORT);

/** The order that a press on the head of a column leads to: the other way if the list has this one already. */
export function orderAfterPress<Orders extends ListOrders>(
  orders: Orders,
  order: ListOrder,
  key: OrderKey,
): Orders[number] | undefined {
  const ofColumn = orders.filter(one => keyOfOrder(one) === key);
  return ofColumn.find(one => keyOfOrder(order) !== key || one !== order) ?? ofColumn[0];
}

/**
 * The order of the page's list, which its address holds.
 * @spec D5.10
 */
export function useListOrder(orders: ListOrders): {
  order: ListOrder;
  setOrder: (order: string | undefined) => void;
} {
  const [params, setParams] = useSearchParams();
  const setOrder = (wanted: string | undefined) => {
    // From the address itself: `params` are of the last rendering, which may be older than a filter just cleared.
    const next = new URLSearchParams(window.location.search);
    if (wanted === undefined || wanted === orders[0]) next.delete(SORT);
    else next.set(SORT, wanted);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { order: orderAmong(orders, params.get(SORT)), setOrder };
}
