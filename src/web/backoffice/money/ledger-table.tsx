import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListOrders } from '#contract/list-order';
import type { StaffLedgerEntry } from '#contract/staff-ledger';
import { useStaffText } from '#i18n/react';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { When } from '../ui/when.tsx';

type LedgerTableProps = {
  caption: string;
  entries: readonly StaffLedgerEntry[] | undefined;
  empty: ReactNode;
  failure?: { error: unknown; onRetry: () => void } | null;
  more?: ReactNode;
  /** Whether each entry leads to the others of the same transaction. */
  linked?: boolean;
  orders?: ListOrders;
};

/** @spec D5.10 D2.13 */
export function LedgerTable({ entries, failure = null, linked, ...table }: LedgerTableProps) {
  return (
    <DataTable
      {...table}
      columns={useLedgerColumns(linked ?? false)}
      rows={entries}
      keyOf={({ id }) => id}
      failure={failure}
    />
  );
}

function useLedgerColumns(linked: boolean): [Column<StaffLedgerEntry>, ...Column<StaffLedgerEntry>[]] {
  const t = useStaffText();
  const reference: Column<StaffLedgerEntry> = {
    title: t('staff_ledger.reference'),
    cell: ({ reference: id }) =>
      id && (
        <Link to={`/backoffice/money/ledger/${id}`} className="target inline-row">
          <code>{id.slice(-12)}</code>
        </Link>
      ),
  };
  return [
    { title: t('staff_money.when'), sort: 'time', cell: ({ at }) => <When at={at} exact /> },
    { title: t('staff_ledger.kind'), cell: ({ kind }) => t(`staff_ledger_kind.${kind}`) },
    { title: t('staff_ledger.lot'), cell: ({ lot }) => t(`staff_lot.${lot}`) },
    {
      title: t('staff_money.credits'),
      align: 'end',
      cell: ({ credits }) => <SignedCredits credits={credits} />,
    },
    ...(linked ? [reference] : []),
  ];
}

/** With a real minus, and a plus for what the member gets. */
export const SignedCredits = ({ credits }: { credits: number }) => (
  <span className="tabular">{credits < 0 ? `−${-credits}` : `+${credits}`}</span>
);
