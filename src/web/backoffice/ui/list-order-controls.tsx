import { isAscending, keyOfOrder, type ListOrders, type OrderKey } from '#contract/list-order';
import { useStaffText } from '#i18n/react';
import { ChevronDownIcon } from '../../ui/icons.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { orderAfterPress, useListOrder } from './list-order.ts';
import style from './list-order-controls.module.css';

type ColumnHeadProps = { title: string; sort: OrderKey; align: 'end' | undefined; orders: ListOrders };

/**
 * The head of a column by which the list can be ordered.
 * @spec D5.10
 */
export function ColumnHead({ title, sort, align, orders }: ColumnHeadProps) {
  const t = useStaffText();
  const { order, setOrder } = useListOrder(orders);
  const next = orderAfterPress(orders, order, sort);
  const direction = keyOfOrder(order) !== sort ? 'none' : isAscending(order) ? 'ascending' : 'descending';
  return (
    <th scope="col" data-align={align} aria-sort={direction} className={style.head}>
      <button
        type="button"
        className={`inline-row target pointer ${style.button}`}
        title={next && t(`staff_order.${next}`)}
        onClick={() => setOrder(next)}
      >
        {title}
        <ChevronDownIcon size={16} className={style.arrow} />
      </button>
      <span className={style.plain}>{title}</span>
    </th>
  );
}

/** The orders of a list on phones, where the heads of its columns are hidden. */
export function OrderField({ orders }: { orders: ListOrders }) {
  const t = useStaffText();
  const { order, setOrder } = useListOrder(orders);
  return (
    <div className={style.field}>
      <SelectField
        label={t('staff_ui.order')}
        value={order}
        options={orders.map(value => ({ value, name: t(`staff_order.${value}`) }))}
        onChange={({ target }) => setOrder(target.value)}
      />
    </div>
  );
}
