import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { keyOfOrder, type ListOrders, type OrderKey } from '#contract/list-order';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import style from './data-table.module.css';
import { ColumnHead, OrderField } from './list-order-controls.tsx';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: 'end';
  /** What its head orders by, in a table with `orders`. */
  sort?: OrderKey;
};

type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  /** The first column heads its row, and on phones its card. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** The page that a row opens. */
  pathOf?: (row: Row) => string;
  /** Instead of the table, if there are no rows. */
  empty: ReactNode;
  /** The failure of the first load, and how to try again. */
  failure?: { error: unknown; onRetry: () => void } | null;
  /** The orders of the list. The first is the usual one; the page's address holds another one (`sortIn`). */
  orders?: ListOrders;
  /** Below the rows: `MoreRows`. */
  more?: ReactNode;
};

/**
 * The table of the back office: `j` and `k` go from row to row, Enter opens one. On phones each row is a card.
 * @spec D5.10
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, empty, failure, orders, more } = props;
  useRowKeys();
  if (failure && rows === undefined) return <Failure {...failure} />;
  if (rows === undefined) return <LoadingRows />;
  if (rows.length === 0) return empty;
  return (
    <div className="container">
      {orders && <OrderField orders={orders} />}
      <table className={`full-width ${style.table}`}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <Head key={column.title} {...column} orders={orders} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <TableRow key={keyOf(row)} row={row} columns={columns} path={props.pathOf?.(row)} />
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}

function Head<Row>({ title, align, sort, orders }: Column<Row> & { orders: ListOrders | undefined }) {
  if (sort !== undefined && orders?.some(order => keyOfOrder(order) === sort))
    return <ColumnHead title={title} sort={sort} align={align} orders={orders} />;
  return (
    <th scope="col" data-align={align}>
      {title}
    </th>
  );
}

function TableRow<Row>(props: {
  row: Row;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  path: string | undefined;
}) {
  const { row, path } = props;
  const [main, ...others] = props.columns;
  return (
    <tr data-row tabIndex={path === undefined ? -1 : undefined}>
      <th scope="row" data-align={main.align}>
        {path === undefined ? (
          main.cell(row)
        ) : (
          <Link to={path} className={`inherit-colour ${style.open}`}>
            {main.cell(row)}
          </Link>
        )}
      </th>
      {others.map(({ title, align, cell }) => (
        <td key={title} data-title={title} data-align={align}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function useRowKeys(): void {
  const t = useStaffText();
  const move = (step: 1 | -1) => {
    // Through all tables of the page, because only the last one answers the keys, and it may have no rows.
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
    const current = rows.findIndex(row => row.contains(document.activeElement));
    const next = rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)];
    const link = next?.querySelector<HTMLElement>('th a');
    (link ?? next)?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys([
    { keys: 'j', text: t('staff_keys.next_row'), run: () => move(1) },
    { keys: 'k', text: t('staff_keys.previous_row'), run: () => move(-1) },
  ]);
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useStaffText();
  return (
    <div role="alert" className="stack gap-2 justify-items-start pad-block-2">
      <p>{shortFailureText(t, error)}</p>
      <Button look="plain" small onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

const PLACEHOLDER_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

function LoadingRows() {
  const t = useStaffText();
  return (
    <Loading label={t('state.loading')} className="stack gap-1">
      {PLACEHOLDER_ROWS.map(row => (
        <Skeleton key={row} height="var(--office-row)" />
      ))}
    </Loading>
  );
}
